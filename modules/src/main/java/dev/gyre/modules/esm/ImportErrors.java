package dev.gyre.modules.esm;

import dev.gyre.engine.error.ErrorObject;
import dev.gyre.engine.error.SyntaxLocation;
import dev.gyre.engine.operations.TypeConversion;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The errors of imports that cannot be resolved, as Node's loader rewords them. */
// https://nodejs.org/api/esm.html#commonjs-namespaces
final class ImportErrors {
    private static final Pattern NAMED_IMPORTS = Pattern.compile("\\{.*\\}");

    private ImportErrors() {}

    /** Explains that a CommonJS module does not show all that it exports. */
    static void explainCommonJs(ErrorObject error, String specifier, String name) {
        error.put("message", "Named export '" + name + "' not found. The requested module '" + specifier + "' is a CommonJS module, which may not support all "
                + "module.exports as named exports.\nCommonJS modules can always be imported via the default export, for example using:\n\n"
                + "import pkg from '" + specifier + "';\n" + destructuring(error.syntaxLocation()));
    }

    /** The same names from the default export, where the line of the error has them all. */
    private static String destructuring(SyntaxLocation location) {
        Matcher names = NAMED_IMPORTS.matcher(location.source().lineText(location.start()));
        return names.find() ? "const " + names.group().replaceAll("\\s+as\\s+", ": ") + " = pkg;\n" : "";
    }

    /** Puts the place, the line and a caret before the stack, where Node has them for errors of linking. */
    static void decorate(ErrorObject error) {
        SyntaxLocation location = error.syntaxLocation();
        String line = location.source().lineText(location.start());
        StringBuilder text = new StringBuilder(location.source().name()).append(':').append(location.line()).append('\n').append(line).append('\n');
        int column = location.column() - 1;
        for (int i = 0; i < column; i++) text.append(line.charAt(i) == '\t' ? '\t' : ' ');
        text.append("^".repeat(Math.max(1, Math.min(location.end() - location.start(), line.length() - column)))).append('\n');
        error.put("stack", text.append(TypeConversion.toString(error.get("stack"))).toString());
        error.syntaxLocation(null);
    }
}
