package dev.gyre.modules.resolve;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.modules.host.ModuleErrors;
import java.util.regex.Pattern;

/** Resolves the exports and imports fields of a package. */
// https://nodejs.org/api/esm.html#resolution-algorithm-specification
final class PackageTargets {
    private static final String WORD =
            "(\\.|%2e)(\\.|%2e)?|(n|%6e|%4e)(o|%6f|%4f)(d|%64|%44)(e|%65|%45)(_|%5f)(m|%6d|%4d)(o|%6f|%4f)(d|%64|%44)(u|%75|%55)(l|%6c|%4c)(e|%65|%45)(s|%73|%53)";
    private static final Pattern INVALID_SEGMENT =
            Pattern.compile("(^|/|\\\\)(" + WORD + ")(/|\\\\|$)", Pattern.CASE_INSENSITIVE);
    private static final Pattern EMPTY_SEGMENT = Pattern.compile("(^|/|\\\\)(/|\\\\|$)");
    /** Represents a null target: the key matches, and access is blocked. */
    private static final String BLOCKED = "blocked:";

    private final Resolver resolver;
    private final PackageErrors errors;
    private final PackageJson owner;
    private final Resolver.Conditions conditions;
    private final String importerUrl;
    private final String importer;
    private final boolean isImports;
    /** The request, for warnings. */
    private String request;

    /** @param importerUrl may be null */
    PackageTargets(
            Resolver resolver,
            PackageJson owner,
            Resolver.Conditions conditions,
            String importerUrl,
            boolean isImports) {
        this.resolver = resolver;
        errors = resolver.errors();
        this.owner = owner;
        this.conditions = conditions;
        this.importerUrl = importerUrl;
        importer = importerUrl == null ? null : resolver.display(importerUrl);
        this.isImports = isImports;
    }

    // PACKAGE_EXPORTS_RESOLVE(packageURL, subpath, exports, conditions)
    String resolveExports(String subpath) {
        Object exports = owner.exports();
        request = subpath;
        String target = null;
        if (isMain(exports)) {
            if (subpath.equals(".")) target = resolve(exports, ".", null);
        } else {
            target = match((JsObject) exports, subpath);
        }
        if (target == null || target.equals(BLOCKED)) throw errors.notExported(owner, subpath, importer);
        return target;
    }

    // PACKAGE_IMPORTS_RESOLVE(specifier, parentURL, conditions)
    String resolveImports(String specifier) {
        request = specifier;
        JsObject imports = owner.imports();
        String target = imports == null ? null : match(imports, specifier);
        if (target == null || target.equals(BLOCKED)) throw errors.notDefined(owner, specifier, importer);
        return target;
    }

    /** Whether exports has the target of the package itself rather than subpaths. */
    private boolean isMain(Object exports) {
        if (!(exports instanceof JsObject map) || map instanceof JsArray) return true;
        boolean isMain = false, isFirst = true;
        for (Object key : map.ownPropertyKeys()) {
            boolean names = !PropertyKey.toDisplay(key).startsWith(".");
            if (!isFirst && names != isMain) {
                throw errors.invalidConfig(
                        owner,
                        importerUrl,
                        "\"exports\" cannot contain some keys starting with '.' and some not. The exports object must either be "
                                + "an object of package subpath keys or an object of main entry condition name keys only.");
            }
            isMain = names;
            isFirst = false;
        }
        return isMain;
    }

    // PACKAGE_IMPORTS_EXPORTS_RESOLVE(matchKey, matchObj, packageURL, isImports, conditions)
    private String match(JsObject map, String key) {
        if (key.indexOf('*') < 0 && !key.endsWith("/") && map.hasOwnProperty(PropertyKey.fromString(key))) {
            return resolve(map.get(PropertyKey.fromString(key)), key, null);
        }
        String best = null;
        for (Object candidate : map.ownPropertyKeys()) {
            String pattern = PropertyKey.toDisplay(candidate);
            int star = pattern.indexOf('*');
            if (star < 0) continue;
            String prefix = pattern.substring(0, star), suffix = pattern.substring(star + 1);
            if (!key.startsWith(prefix)) continue;
            if (!isImports && key.endsWith("/")) warnTrailingSlash(key);
            if (star == pattern.lastIndexOf('*')
                    && key.length() >= pattern.length()
                    && key.endsWith(suffix)
                    && (best == null || compareKeys(pattern, best) < 0)) {
                best = pattern;
            }
        }
        if (best == null) return null;
        int star = best.indexOf('*');
        return resolve(map.get(best), best, key.substring(star, key.length() - (best.length() - star - 1)));
    }

    private void warnTrailingSlash(String match) {
        resolver.deprecate(
                "Use of deprecated trailing slash pattern mapping \"" + match
                        + "\" in the \"exports\" field module resolution of the package at " + owner.file()
                        + (importer == null ? "" : " imported from " + importer)
                        + ". Mapping specifiers ending in \"/\" is no longer supported.",
                "DEP0155");
    }

    // PATTERN_KEY_COMPARE(keyA, keyB)
    private static int compareKeys(String a, String b) {
        int baseA = a.indexOf('*') + 1, baseB = b.indexOf('*') + 1;
        return baseA != baseB ? Integer.compare(baseB, baseA) : Integer.compare(b.length(), a.length());
    }

    // PACKAGE_TARGET_RESOLVE(packageURL, target, patternMatch, isImports, conditions)
    /** Returns a URL, or null for undefined. */
    private String resolve(Object target, String key, String patternMatch) {
        if (target instanceof CharSequence text) return resolveText(text.toString(), key, patternMatch);
        if (target instanceof JsArray array) return resolveArray(array, key, patternMatch);
        if (target instanceof JsObject map) return resolveConditions(map, key, patternMatch);
        if (target == Null.INSTANCE) return BLOCKED;
        throw invalidTarget(TypeConversion.toString(target), key);
    }

    private String resolveConditions(JsObject map, String key, String patternMatch) {
        for (Object property : map.ownPropertyKeys()) {
            if (property instanceof Integer)
                throw errors.invalidConfig(owner, importerUrl, "\"exports\" cannot contain numeric property keys.");
        }
        for (Object property : map.ownPropertyKeys()) {
            String condition = PropertyKey.toDisplay(property);
            if (!condition.equals("default") && !conditions.names().contains(condition)) continue;
            String resolved = resolve(map.get(property), key, patternMatch);
            if (resolved != null) return resolved;
        }
        return null;
    }

    private String resolveArray(JsArray array, String key, String patternMatch) {
        if (array.length() == 0) return BLOCKED;
        JsException failure = null;
        String last = null;
        for (int i = 0; i < array.length(); i++) {
            try {
                String resolved = resolve(array.getIndex(i), key, patternMatch);
                if (resolved == null) continue;
                if (!resolved.equals(BLOCKED)) return resolved;
                failure = null;
                last = resolved;
            } catch (JsException invalid) {
                if (!ModuleErrors.hasCode(resolver.realm(), invalid, "ERR_INVALID_PACKAGE_TARGET")) throw invalid;
                failure = invalid;
            }
        }
        if (failure != null) throw failure;
        return last;
    }

    private String resolveText(String target, String key, String patternMatch) {
        if (!target.startsWith("./")) {
            boolean isBare = isImports
                    && !target.startsWith("../")
                    && !target.startsWith("/")
                    && ModuleUrl.parse(target) == null;
            if (!isBare) throw invalidTarget(target, key);
            return resolver.importPackage(
                    patternMatch == null ? target : target.replace("*", patternMatch),
                    ModuleUrl.of(owner.file()),
                    conditions);
        }
        checkSegments(target.substring(2), target, key, null);
        String folder = ModuleUrl.of(owner.folder()) + "/";
        String resolved = ModuleUrl.resolve(target, folder);
        if (!resolved.startsWith(folder)) throw invalidTarget(target, key);
        if (patternMatch == null) return resolved;
        checkSegments(patternMatch, target, key, patternMatch);
        return ModuleUrl.resolve(resolved.replace("*", patternMatch), folder);
    }

    /** Rejects dot segments and node_modules; an empty segment is only deprecated. */
    private void checkSegments(String path, String target, String key, String patternMatch) {
        if (INVALID_SEGMENT.matcher(path).find()) {
            if (patternMatch == null) throw invalidTarget(target, key);
            throw errors.invalidSpecifier(
                    key.replace("*", patternMatch),
                    "request is not a valid match in pattern \"" + key + "\" for the \""
                            + (isImports ? "imports" : "exports") + "\" resolution of " + owner.file(),
                    importer);
        }
        if (!EMPTY_SEGMENT.matcher(path).find()) return;
        String shown = patternMatch == null ? target : target.replace("*", patternMatch);
        String asked = patternMatch == null ? request : key.replace("*", patternMatch);
        resolver.deprecate(
                "Use of deprecated " + (shown.contains("//") ? "double slash" : "leading or trailing slash matching")
                        + " resolving \"" + shown
                        + "\" for module request \"" + asked + "\" "
                        + (asked.equals(key) ? "" : "matched to \"" + key + "\" ") + "in the \""
                        + (isImports ? "imports" : "exports") + "\" field module resolution of the package at "
                        + owner.file()
                        + (importer == null ? "" : " imported from " + importer) + ".",
                "DEP0166");
    }

    private JsException invalidTarget(String target, String key) {
        return errors.invalidTarget(owner, target, key, isImports, importer);
    }
}
