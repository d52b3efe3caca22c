package dev.gyre.modules.resolve;

import dev.gyre.engine.error.ErrorKind;
import dev.gyre.engine.error.JsException;
import dev.gyre.engine.object.JsArray;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.object.PropertyKey;
import dev.gyre.engine.operations.Comparison;
import dev.gyre.engine.realm.Realm;
import dev.gyre.engine.value.Null;
import dev.gyre.modules.ModuleErrors;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;

/** Resolves the exports and imports fields of a package. */
// https://nodejs.org/api/esm.html#resolution-algorithm-specification
final class PackageTargets {
    /** A resolved target: a file, or the specifier of another package (imports only). */
    record Target(Path file, String specifier) {}

    private static final Pattern INVALID_SEGMENT = Pattern.compile("(^|/|\\\\)(\\.\\.?|node_modules)(/|\\\\|$)", Pattern.CASE_INSENSITIVE);
    /** Stands for a null target: found, and blocked. */
    private static final Target BLOCKED = new Target(null, null);

    private final Realm realm;
    private final PackageJson owner;
    private final Set<String> conditions;
    private final String importer;

    PackageTargets(Realm realm, PackageJson owner, Set<String> conditions, String importer) {
        this.realm = realm;
        this.owner = owner;
        this.conditions = conditions;
        this.importer = importer;
    }

    // PACKAGE_EXPORTS_RESOLVE(packageURL, subpath, exports, conditions)
    Path resolveExports(String subpath) {
        Object exports = owner.exports();
        Target target;
        if (subpath.equals(".") && !isSubpathMap(exports)) {
            target = resolve(exports, ".", null, false);
        } else if (exports instanceof JsObject map && isSubpathMap(exports)) {
            target = match(map, subpath, false);
        } else {
            target = null;
        }
        if (target == null || target == BLOCKED) throw notExported(subpath);
        return target.file();
    }

    // PACKAGE_IMPORTS_RESOLVE(specifier, parentURL, conditions)
    Target resolveImports(String specifier) {
        JsObject imports = owner.imports();
        Target target = imports == null || specifier.equals("#") || specifier.startsWith("#/") ? null : match(imports, specifier, true);
        if (target == null || target == BLOCKED) {
            throw ModuleErrors.coded(realm, ErrorKind.TYPE, "ERR_PACKAGE_IMPORT_NOT_DEFINED", "Package import specifier \"" + specifier
                    + "\" is not defined in package " + owner.file() + " imported from " + importer);
        }
        return target;
    }

    private JsException notExported(String subpath) {
        String what = subpath.equals(".") ? "No \"exports\" main defined" : "Package subpath '" + subpath + "' is not defined by \"exports\"";
        return ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_PACKAGE_PATH_NOT_EXPORTED", what + " in " + owner.file()
                + (importer == null ? "" : " imported from " + importer));
    }

    private static boolean isSubpathMap(Object exports) {
        if (!(exports instanceof JsObject map) || Comparison.isArray(exports)) return false;
        for (Object key : map.ownPropertyKeys()) {
            if (PropertyKey.toDisplay(key).startsWith(".")) return true;
        }
        return false;
    }

    // PACKAGE_IMPORTS_EXPORTS_RESOLVE(matchKey, matchObj, packageURL, isImports, conditions)
    private Target match(JsObject map, String key, boolean isImports) {
        if (key.indexOf('*') < 0 && !key.endsWith("/") && map.hasOwnProperty(key)) return resolve(map.get(key), key, null, isImports);
        String best = null;
        for (Object candidate : map.ownPropertyKeys()) {
            String pattern = PropertyKey.toDisplay(candidate);
            int star = pattern.indexOf('*');
            if (star < 0 || star != pattern.lastIndexOf('*')) continue;
            String prefix = pattern.substring(0, star), suffix = pattern.substring(star + 1);
            if (key.length() >= pattern.length() && key.startsWith(prefix) && key.endsWith(suffix) && !key.equals(prefix)
                    && (best == null || compareKeys(pattern, best) < 0)) {
                best = pattern;
            }
        }
        if (best == null) return null;
        int star = best.indexOf('*');
        String matched = key.substring(star, key.length() - (best.length() - star - 1));
        return resolve(map.get(best), best, matched, isImports);
    }

    // PATTERN_KEY_COMPARE(keyA, keyB)
    private static int compareKeys(String a, String b) {
        int baseA = a.indexOf('*') + 1, baseB = b.indexOf('*') + 1;
        return baseA != baseB ? Integer.compare(baseB, baseA) : Integer.compare(b.length(), a.length());
    }

    // PACKAGE_TARGET_RESOLVE(packageURL, target, patternMatch, isImports, conditions); null means undefined.
    private Target resolve(Object target, String key, String patternMatch, boolean isImports) {
        return switch (target) {
            case CharSequence text -> resolveText(text.toString(), key, patternMatch, isImports);
            case JsArray array -> resolveArray(array, key, patternMatch, isImports);
            case JsObject map -> resolveConditions(map, key, patternMatch, isImports);
            case Null none -> BLOCKED;
            default -> throw invalidTarget(String.valueOf(target), key, isImports);
        };
    }

    private Target resolveConditions(JsObject map, String key, String patternMatch, boolean isImports) {
        for (Object property : map.ownPropertyKeys()) {
            if (property instanceof Integer) {
                throw ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_INVALID_PACKAGE_CONFIG",
                        "Invalid package config " + owner.file() + ". \"exports\" cannot contain numeric property keys.");
            }
            String condition = PropertyKey.toDisplay(property);
            if (!condition.equals("default") && !conditions.contains(condition)) continue;
            Target resolved = resolve(map.get(property), key, patternMatch, isImports);
            if (resolved != null) return resolved;
        }
        return null;
    }

    private Target resolveArray(JsArray array, String key, String patternMatch, boolean isImports) {
        Target last = array.length() == 0 ? BLOCKED : null;
        JsException failure = null;
        for (int i = 0; i < array.length(); i++) {
            try {
                Target resolved = resolve(array.getIndex(i), key, patternMatch, isImports);
                failure = null;
                last = resolved;
                if (resolved != null && resolved != BLOCKED) return resolved;
            } catch (JsException invalid) {
                failure = invalid;
            }
        }
        if (failure != null) throw failure;
        return last;
    }

    private Target resolveText(String target, String key, String patternMatch, boolean isImports) {
        if (!target.startsWith("./")) {
            boolean isBare = isImports && !target.startsWith("../") && !target.startsWith("/");
            if (!isBare) throw invalidTarget(target, key, isImports);
            return new Target(null, patternMatch == null ? target : target.replace("*", patternMatch));
        }
        if (INVALID_SEGMENT.matcher(target.substring(2)).find()) throw invalidTarget(target, key, isImports);
        if (patternMatch == null) return new Target(owner.folder().resolve(target).normalize(), null);
        if (INVALID_SEGMENT.matcher(patternMatch).find()) {
            throw ModuleErrors.coded(realm, ErrorKind.TYPE, "ERR_INVALID_MODULE_SPECIFIER", "Invalid module \"" + key.replace("*", patternMatch)
                    + "\" request is not a valid match in pattern \"" + key + "\" for the \"" + (isImports ? "imports" : "exports") + "\" resolution of "
                    + owner.file());
        }
        return new Target(owner.folder().resolve(target.replace("*", patternMatch)).normalize(), null);
    }

    private JsException invalidTarget(String target, String key, boolean isImports) {
        boolean relative = !isImports && !target.startsWith("./");
        return ModuleErrors.coded(realm, ErrorKind.ERROR, "ERR_INVALID_PACKAGE_TARGET", "Invalid \"" + (isImports ? "imports" : "exports") + "\" target \""
                + target + "\" defined " + (key.equals(".") ? "for the package main" : "for '" + key + "'") + " in the package config " + owner.file()
                + (importer == null ? "" : " imported from " + importer) + (relative ? "; targets must start with \"./\"" : ""));
    }
}
