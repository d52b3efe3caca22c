package dev.gyre.node.options;

import java.util.Map;
import java.util.TreeMap;

/** The .env format: KEY=value, quotes of three kinds, comments, {@code export}. */
// https://nodejs.org/api/environment_variables.html#dotenv
public final class EnvFile {
    private String rest;

    private EnvFile(String text) {
        rest = trim(text.replace("\r", ""));
    }

    /** The variables of a text, sorted by name. */
    public static Map<String, String> parse(String text) {
        return new EnvFile(text).variables();
    }

    private Map<String, String> variables() {
        Map<String, String> variables = new TreeMap<>();
        while (!rest.isEmpty()) {
            int equals = rest.indexOf('='), end = rest.indexOf('\n');
            if (rest.charAt(0) == '#' || equals < 0 || end >= 0 && equals > end) {
                rest = trim(afterLine(0));
                continue;
            }
            String key = trim(rest.substring(0, equals));
            rest = rest.substring(equals + 1);
            if (rest.isEmpty() || rest.charAt(0) == '\n') {
                variables.put(key, "");
                rest = rest.isEmpty() ? "" : rest.substring(1);
                continue;
            }
            if (key.isEmpty()) continue;
            if (key.startsWith("export ")) key = trim(key.substring("export ".length()));
            rest = trim(rest);
            variables.put(key, takeValue());
            rest = trim(rest);
        }
        return variables;
    }

    private String afterLine(int from) {
        int end = rest.indexOf('\n', from);
        return end < 0 ? "" : rest.substring(end + 1);
    }

    /** Takes the value at the beginning of the rest, and its line. */
    private String takeValue() {
        char quote = rest.isEmpty() ? 0 : rest.charAt(0);
        int end = rest.indexOf('\n');
        String line = end < 0 ? rest : rest.substring(0, end);
        if (quote == '"' || quote == '\'' || quote == '`') {
            int close = rest.indexOf(quote, 1);
            if (close < 0) {
                rest = afterLine(0);
                return line;
            }
            String quoted = rest.substring(1, close);
            rest = afterLine(close + 1);
            return quote == '"' ? quoted.replace("\\n", "\n") : quoted;
        }
        rest = afterLine(0);
        int comment = line.indexOf('#');
        return trim(comment < 0 ? line : line.substring(0, comment));
    }

    private static String trim(String text) {
        int start = 0, end = text.length();
        while (start < end && " \t\n".indexOf(text.charAt(start)) >= 0) start++;
        while (end > start && " \t\n".indexOf(text.charAt(end - 1)) >= 0) end--;
        return text.substring(start, end);
    }
}
