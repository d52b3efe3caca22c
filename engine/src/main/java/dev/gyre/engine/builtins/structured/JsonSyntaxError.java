package dev.gyre.engine.builtins.structured;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.SyntaxLocation;
import dev.gyre.engine.syntax.source.Source;

/** The SyntaxErrors of JSON.parse, with V8's messages. */
final class JsonSyntaxError {
    private static final int CONTEXT = 10;
    private static final int SHORT_SOURCE = 2 * CONTEXT;

    private JsonSyntaxError() {}

    static JsException endOfInput(String source) {
        return error("Unexpected end of JSON input", source, source.length());
    }

    /** Embedders show the JSON text like that of a program. */
    private static JsException error(String message, String source, int position) {
        return Errors.syntaxError(message).at(new SyntaxLocation(new Source("", source), position, position + 1));
    }

    /** The error {@code what} in JSON at a position; at the end of the text it is usually an unexpected end. */
    static JsException at(String what, String source, int position) {
        boolean isAboutTheEnd = what.startsWith("Unterminated")
                || what.startsWith("Expected")
                || what.startsWith("No number")
                || what.startsWith("Exponent");
        if (position >= source.length() && !isAboutTheEnd) return endOfInput(source);
        return error(what + " in JSON" + place(source, position), source, position);
    }

    /** The error for text after the end of the value. */
    static JsException trailing(String source, int position) {
        return error("Unexpected non-whitespace character after JSON" + place(source, position), source, position);
    }

    private static String place(String source, int position) {
        int line = 1, lineStart = 0;
        for (int i = 0; i < position && i < source.length(); i++) {
            char c = source.charAt(i);
            if (c == '\n' || c == '\r' && !(i + 1 < source.length() && source.charAt(i + 1) == '\n')) {
                line++;
                lineStart = i + 1;
            }
        }
        return " at position " + position + " (line " + line + " column " + (position - lineStart + 1) + ")";
    }

    /** The error for an unexpected token; V8 names numbers and strings by their kind. */
    static JsException unexpectedToken(String source, int position) {
        if (position >= source.length()) return endOfInput(source);
        if (source.equals("undefined")
                || source.equals("[object Object]")
                || source.equals("NaN")
                || source.equals("Infinity")) {
            return error("\"" + source + "\" is not valid JSON", source, position);
        }
        char token = source.charAt(position);
        if (token == '"') return at("Unexpected string", source, position);
        if (token == '-' || token >= '0' && token <= '9') return at("Unexpected number", source, position);
        String shown;
        if (source.length() <= SHORT_SOURCE) {
            shown = "\"" + source + "\"";
        } else {
            int start = Math.max(position - CONTEXT, 0);
            int end = Math.min(position + CONTEXT, source.length());
            shown = (position >= CONTEXT ? "..." : "") + "\"" + source.substring(start, end) + "\""
                    + (end < source.length() ? "..." : "");
        }
        return error("Unexpected token '" + token + "', " + shown + " is not valid JSON", source, position);
    }
}
