package dev.gyre.modules.esm;

import dev.gyre.engine.runtime.error.ErrorObject;
import dev.gyre.engine.runtime.error.SyntaxLocation;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.modules.resolve.FormatDetector;
import dev.gyre.modules.resolve.ModuleOrigin;
import dev.gyre.modules.resolve.PackageJson;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The errors of imports that cannot be resolved, as Node's loader rewords them. */
// https://nodejs.org/api/esm.html#commonjs-namespaces
final class ImportErrors {
    private static final Pattern NAMED_IMPORTS = Pattern.compile("\\{.*\\}");

    private static final Pattern COMMONJS_NAME =
            Pattern.compile("(exports|module|require|__filename|__dirname) is not defined");

    private ImportErrors() {}

    /** Explains that not all exports of a CommonJS module can be imported by name. */
    static void explainCommonJs(ErrorObject error, String specifier, String name) {
        error.put(
                "message",
                "Named export '" + name + "' not found. The requested module '" + specifier
                        + "' is a CommonJS module, which may not support all "
                        + "module.exports as named exports.\nCommonJS modules can always be imported via the default export, for example using:\n\n"
                        + "import pkg from '" + specifier + "';\n" + destructuring(error.syntaxLocation()));
    }

    /** The same names destructured from the default export, if the line of the error has all of them. */
    private static String destructuring(SyntaxLocation location) {
        Matcher names = NAMED_IMPORTS.matcher(location.source().lineText(location.start()));
        return names.find() ? "const " + names.group().replaceAll("\\s+as\\s+", ": ") + " = pkg;\n" : "";
    }

    /** Puts position, line and caret before the stack, where Node has them for link errors. */
    static void decorate(ErrorObject error) {
        error.put("stack", error.syntaxLocation().display() + TypeConversion.toString(error.get("stack")));
        error.syntaxLocation(null);
    }

    /** Explains why a CommonJS variable is not defined. */
    static void explainScope(FormatDetector formats, Object value, ModuleOrigin origin) {
        if (!(value instanceof ErrorObject error) || !"ReferenceError".contentEquals(text(error.get("name")))) return;
        String message = text(error.get("message"));
        if (!COMMONJS_NAME.matcher(message).matches()) return;
        StringBuilder explained = new StringBuilder(message).append(" in ES module scope");
        if (message.startsWith("require ")) explained.append(", you can use import instead");
        PackageJson scope = origin.file() != null && origin.file().toString().endsWith(".js")
                ? formats.scopeOf(origin.file())
                : null;
        if (scope != null && "module".equals(scope.type())) {
            explained
                    .append("\nThis file is being treated as an ES module because it has a '.js' file extension and '")
                    .append(scope.file())
                    .append(
                            "' contains \"type\": \"module\". To treat it as a CommonJS script, rename it to use the '.cjs' file extension.");
        }
        error.put("stack", text(error.get("stack")).replace(message, explained));
        error.put("message", explained.toString());
    }

    private static String text(Object value) {
        return value instanceof CharSequence text ? text.toString() : "";
    }
}
