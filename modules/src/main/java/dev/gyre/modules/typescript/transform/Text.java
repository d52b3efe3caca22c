package dev.gyre.modules.typescript.transform;

import dev.gyre.engine.runtime.operations.TypeConversion;

/** JavaScript literals for values. */
final class Text {
    private Text() {}

    /** A string in quotation marks, which is also valid JSON. */
    static String quoted(String value) {
        StringBuilder result = new StringBuilder(value.length() + 2).append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') result.append('\\').append(c);
            else if (c == '\n') result.append("\\n");
            else if (c < ' ' || c == 0x2028 || c == 0x2029 || Character.isSurrogate(c))
                result.append("\\u").append(String.format("%04x", (int) c));
            else result.append(c);
        }
        return result.append('"').toString();
    }

    /** A constant: a Double or a String. */
    static String literal(Object value) {
        if (value instanceof String text) return quoted(text);
        double number = (Double) value;
        return number == 0 && 1 / number < 0 ? "-0" : TypeConversion.toString(number);
    }
}
