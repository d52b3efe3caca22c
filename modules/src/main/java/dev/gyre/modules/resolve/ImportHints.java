package dev.gyre.modules.resolve;

import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.operations.TypeConversion;
import java.nio.file.Path;
import java.util.List;

/** Adds a suggestion to the error for a specifier without its extension. */
// https://nodejs.org/api/esm.html#mandatory-file-extensions
final class ImportHints {
    private ImportHints() {}

    /** Adds to the error what require would have found, relative to the working directory. */
    static void add(Resolver resolver, JsException error, String specifier, String baseUrl) {
        if (!ModuleUrl.isFile(baseUrl)) return;
        Path parent = resolver.toPath(baseUrl);
        Path found;
        try {
            List<Path> folders = Resolver.isRelative(specifier)
                    ? List.of(resolver.settings().cwd())
                    : resolver.require().nodeModulesPaths(parent);
            found = resolver.require().find(specifier, folders, false, RequireResolver.EXTENSIONS);
        } catch (JsException alsoWrong) {
            return;
        }
        if (found == null || found.toString().equals(specifier)) return;
        ErrorObject object = (ErrorObject) error.value(resolver.realm());
        String hint = "\nDid you mean to import \"" + name(found, specifier, parent) + "\"?";
        String message = TypeConversion.toString(object.get("message"));
        object.put("message", message + hint);
        object.put("stack", TypeConversion.toString(object.get("stack")).replace(message, message + hint));
    }

    private static String name(Path found, String specifier, Path parent) {
        if (Resolver.isRelative(specifier)) {
            String relative = parent.getParent().relativize(found).toString();
            return relative.startsWith("../") ? relative : "./" + relative;
        }
        int slash = specifier.indexOf('/');
        String text = found.toString();
        int at = slash < 0 ? -1 : text.lastIndexOf("/" + specifier.substring(0, slash) + "/");
        return at < 0 ? text : text.substring(at + 1);
    }
}
