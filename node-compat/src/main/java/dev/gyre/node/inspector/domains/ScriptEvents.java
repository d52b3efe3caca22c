package dev.gyre.node.inspector.domains;

import dev.gyre.engine.syntax.source.Source;
import dev.gyre.engine.syntax.source.SourcePosition;
import dev.gyre.node.inspector.objects.StackTraces;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;

/** What Debugger.scriptParsed says about a text. */
final class ScriptEvents {
    private ScriptEvents() {}

    static Map<String, Object> parsed(int id, Source source, boolean isModule, int context) {
        String text = source.text();
        SourcePosition end = source.position(text.length());
        String named = directive(text, "sourceURL");
        String url = named.isEmpty() ? url(source) : named;
        SourcePosition start = source.position(0);
        var event = new LinkedHashMap<String, Object>();
        event.put("scriptId", String.valueOf(id));
        event.put("url", url);
        event.put("startLine", start.line() - 1);
        event.put("startColumn", start.column() - 1);
        event.put("endLine", end.line() - 1);
        event.put("endColumn", end.column() - 1);
        event.put("executionContextId", context);
        event.put("hash", hash(text));
        event.put("buildId", "");
        event.put("executionContextAuxData", Map.of("isDefault", context == 1));
        event.put("isLiveEdit", false);
        event.put("sourceMapURL", directive(text, "sourceMappingURL"));
        event.put("hasSourceURL", !named.isEmpty());
        event.put("isModule", isModule);
        event.put("length", text.length());
        event.put("scriptLanguage", "JavaScript");
        event.put("embedderName", source.evalOrigin() != null ? "" : url(source));
        return event;
    }

    static String url(Source source) {
        return source.evalOrigin() != null ? "" : StackTraces.url(source.name());
    }

    /** The value of the last comment {@code //# name=value}; empty if there is none. */
    private static String directive(String text, String name) {
        int at = Math.max(text.lastIndexOf("//# " + name + "="), text.lastIndexOf("//@ " + name + "="));
        if (at < 0) return "";
        int start = at + name.length() + 5, end = start;
        while (end < text.length() && !Character.isWhitespace(text.charAt(end))) end++;
        return text.substring(start, end);
    }

    private static String hash(String text) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException cannotHappen) {
            throw new IllegalStateException(cannotHappen);
        }
    }
}
