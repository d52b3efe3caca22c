package dev.gyre.engine.syntax.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.gyre.engine.syntax.source.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/** Messages and places of early errors, as recorded from Node: one script and its error per line of the table. */
class EarlyErrorTest {
    @Test
    void errorsAreThoseOfNode() throws IOException {
        var wrong = new ArrayList<String>();
        for (var line : Files.readAllLines(Path.of("src/test/golden/parser/errors.tsv"))) {
            int tab = line.indexOf('\t');
            var code = unescape(line.substring(1, tab - 1));
            var expected = line.substring(tab + 1);
            var actual = outcome(code);
            if (!actual.equals(expected)) {
                wrong.add(line + " but was " + actual);
            }
        }
        assertEquals("", String.join("\n", wrong));
    }

    private static String outcome(String code) {
        try {
            Parser.parseScript(new Source("test", code), ParserOptions.DEFAULT);
            return "OK";
        } catch (ParseException e) {
            int lineEnd = code.indexOf('\n', e.start());
            int end = Math.min(e.end(), lineEnd < 0 ? code.length() : lineEnd);
            var position = e.position();
            // Node shows no caret for the end of the input
            var place = e.start() >= code.length()
                    ? position.line() + ":?+?"
                    : position.line() + ":" + position.column() + "+" + Math.max(1, end - e.start());
            return "SyntaxError: " + e.getMessage() + " @" + place;
        }
    }

    /** Undoes JSON's escapes. */
    private static String unescape(String text) {
        var result = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '\\') {
                result.append(c);
                continue;
            }
            c = text.charAt(++i);
            switch (c) {
                case 'n' -> result.append('\n');
                case 'u' -> {
                    result.append((char) Integer.parseInt(text, i + 1, i + 5, 16));
                    i += 4;
                }
                default -> result.append(c);
            }
        }
        return result.toString();
    }
}
