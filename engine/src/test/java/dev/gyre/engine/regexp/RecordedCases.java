package dev.gyre.engine.regexp;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Reads tables of cases whose results were recorded from Node. */
final class RecordedCases {
    private RecordedCases() {}

    static List<String[]> read(String name) {
        var cases = new ArrayList<String[]>();
        try (var stream = RecordedCases.class.getResourceAsStream(name)) {
            for (String line : new String(stream.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
                if (!line.startsWith("#")) {
                    String[] columns = line.split("\t", -1);
                    for (int i = 0; i < columns.length; i++) {
                        columns[i] = unescape(columns[i]);
                    }
                    cases.add(columns);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return cases;
    }

    private static String unescape(String text) {
        var result = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character != '\\') {
                result.append(character);
                continue;
            }
            char escape = text.charAt(++i);
            switch (escape) {
                case 'u' -> {
                    result.append((char) Integer.parseInt(text.substring(i + 1, i + 5), 16));
                    i += 4;
                }
                case 'b' -> result.append('\b');
                case 'f' -> result.append('\f');
                case 'n' -> result.append('\n');
                case 'r' -> result.append('\r');
                case 't' -> result.append('\t');
                default -> result.append(escape);
            }
        }
        return result.toString();
    }
}
