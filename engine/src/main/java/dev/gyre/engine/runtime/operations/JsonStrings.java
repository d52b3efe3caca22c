package dev.gyre.engine.runtime.operations;

import java.util.HexFormat;

/** Strings as JSON text. */
public final class JsonStrings {
    private JsonStrings() {}

    // QuoteJSONString ( value ), https://tc39.es/ecma262/#sec-quotejsonstring
    public static void quote(StringBuilder out, String text) {
        out.append('"');
        int clean = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= ' ' && c != '"' && c != '\\' && (c < 0xD800 || c > 0xDFFF)) continue;
            if (Character.isHighSurrogate(c) && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))) {
                i++;
                continue;
            }
            out.append(text, clean, i);
            escape(out, c);
            clean = i + 1;
        }
        out.append(text, clean, text.length()).append('"');
    }

    private static void escape(StringBuilder out, char c) {
        switch (c) {
            case '\b' -> out.append("\\b");
            case '\t' -> out.append("\\t");
            case '\n' -> out.append("\\n");
            case '\f' -> out.append("\\f");
            case '\r' -> out.append("\\r");
            case '"' -> out.append("\\\"");
            case '\\' -> out.append("\\\\");
            default -> out.append("\\u").append(HexFormat.of().toHexDigits(c));
        }
    }
}
