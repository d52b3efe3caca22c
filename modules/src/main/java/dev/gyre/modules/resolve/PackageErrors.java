package dev.gyre.modules.resolve;

import dev.gyre.engine.runtime.error.ErrorKind;
import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.modules.host.ModuleErrors;

/** The errors of resolution, with Node's messages. */
// https://nodejs.org/api/errors.html#nodejs-error-codes
final class PackageErrors {
    private final Realm realm;

    PackageErrors(Realm realm) {
        this.realm = realm;
    }

    private static String from(String importer) {
        return importer == null ? "" : " imported from " + importer;
    }

    JsException notExported(PackageJson owner, String subpath, String importer) {
        String what = subpath.equals(".")
                ? "No \"exports\" main defined"
                : "Package subpath '" + subpath + "' is not defined by \"exports\"";
        return ModuleErrors.composed(
                realm, ErrorKind.ERROR, "ERR_PACKAGE_PATH_NOT_EXPORTED", what + " in " + owner.file() + from(importer));
    }

    JsException notDefined(PackageJson ownerOrNull, String specifier, String importer) {
        return ModuleErrors.composed(
                realm,
                ErrorKind.TYPE,
                "ERR_PACKAGE_IMPORT_NOT_DEFINED",
                "Package import specifier \"" + specifier + "\" is not defined"
                        + (ownerOrNull == null ? "" : " in package " + ownerOrNull.file()) + from(importer));
    }

    JsException invalidTarget(PackageJson owner, String target, String key, boolean isImports, String importer) {
        boolean relative = !isImports && !target.isEmpty() && !target.startsWith("./");
        String what = key.equals(".") && !isImports
                ? "Invalid \"exports\" main target " + quote(target) + " defined"
                : "Invalid \"" + (isImports ? "imports" : "exports") + "\" target " + quote(target) + " defined for '"
                        + key + "'";
        return ModuleErrors.composed(
                realm,
                ErrorKind.ERROR,
                "ERR_INVALID_PACKAGE_TARGET",
                what + " in the package config " + owner.file() + from(importer)
                        + (relative ? "; targets must start with \"./\"" : ""));
    }

    private static String quote(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }

    JsException invalidSpecifier(String specifier, String reason, String importer) {
        return ModuleErrors.composed(
                realm,
                ErrorKind.TYPE,
                "ERR_INVALID_MODULE_SPECIFIER",
                "Invalid module \"" + specifier + "\" " + reason + from(importer));
    }

    JsException invalidConfig(PackageJson owner, String importerUrl, String reason) {
        return ModuleErrors.composed(
                realm,
                ErrorKind.ERROR,
                "ERR_INVALID_PACKAGE_CONFIG",
                "Invalid package config " + owner.file()
                        + (importerUrl == null ? "" : " while importing " + importerUrl) + ". " + reason);
    }

    JsException unsupportedRequest(String specifier, String base) {
        JsException error = ModuleErrors.coded(
                realm,
                ErrorKind.TYPE,
                "ERR_UNSUPPORTED_RESOLVE_REQUEST",
                "Failed to resolve module specifier \"" + specifier + "\" from \"" + base
                        + "\": Invalid relative URL or base scheme is not hierarchical.");
        ErrorObject cause = ErrorObject.create(realm, ErrorKind.TYPE, "Invalid URL");
        cause.defineBuiltin("code", "ERR_INVALID_URL", Attributes.ALL);
        cause.defineBuiltin("input", specifier, Attributes.ALL);
        cause.defineBuiltin("base", base, Attributes.ALL);
        ((JsObject) error.value(realm)).createDataProperty("cause", cause);
        return error;
    }

    /** ERR_MODULE_NOT_FOUND, of a module or a package. */
    JsException notFound(String what, String name, String importer, String urlOrNull) {
        return ModuleErrors.composed(
                realm,
                ErrorKind.ERROR,
                "ERR_MODULE_NOT_FOUND",
                "Cannot find " + what + " '" + name + "'" + from(importer),
                urlOrNull == null ? null : "url",
                urlOrNull,
                Attributes.ALL);
    }

    JsException directoryImport(String path, String importer, String url) {
        return ModuleErrors.composed(
                realm,
                ErrorKind.ERROR,
                "ERR_UNSUPPORTED_DIR_IMPORT",
                "Directory import '" + path + "' is not supported resolving ES modules" + from(importer),
                "url",
                url,
                Attributes.ALL);
    }

    /** require's MODULE_NOT_FOUND for a target in a package.json. */
    JsException notRequirable(String request, String pathOrNull) {
        JsException error = ModuleErrors.plain(realm, "MODULE_NOT_FOUND", "Cannot find module '" + request + "'");
        if (pathOrNull != null) ((JsObject) error.value(realm)).createDataProperty("path", pathOrNull);
        return error;
    }
}
