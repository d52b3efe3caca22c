package dev.gyre.page.idl.declare.processor;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The tokens of a Web IDL text, https://webidl.spec.whatwg.org/#idl-grammar. */
final class Tokens {
    private static final Pattern TOKEN = Pattern.compile(
            "\\s+|//[^\\n]*|/\\*.*?\\*/|(\"[^\"]*\"|-?(?:0[xX][0-9a-fA-F]+|\\d+\\.?\\d*(?:[eE][-+]?\\d+)?)"
                    + "|-?Infinity|[_-]?[A-Za-z][\\w-]*|\\.\\.\\.|.)",
            Pattern.DOTALL);

    private final String file;
    private final List<String> tokens = new ArrayList<>();
    private int next;

    Tokens(String file, String text) {
        this.file = file;
        var matcher = TOKEN.matcher(text);
        while (matcher.find()) {
            if (matcher.group(1) != null) tokens.add(matcher.group(1));
        }
    }

    boolean atEnd() {
        return next == tokens.size();
    }

    String peek() {
        return peek(0);
    }

    String peek(int ahead) {
        return next + ahead < tokens.size() ? tokens.get(next + ahead) : "";
    }

    String take() {
        if (atEnd()) throw new BadIdl(file + ": ends too early");
        return tokens.get(next++);
    }

    boolean takeIf(String token) {
        if (!peek().equals(token)) return false;
        next++;
        return true;
    }

    void expect(String token) {
        if (!takeIf(token)) throw error("expected " + token);
    }

    /** An identifier without the underscore that escapes keywords. */
    String identifier() {
        var token = take();
        if (!token.matches("_?[A-Za-z][\\w-]*")) throw error("expected an identifier before");
        return token.startsWith("_") ? token.substring(1) : token;
    }

    BadIdl error(String message) {
        var context = tokens.subList(Math.max(0, next - 6), Math.min(tokens.size(), next + 3));
        return new BadIdl(file + ": " + message + " at: " + String.join(" ", context));
    }
}
