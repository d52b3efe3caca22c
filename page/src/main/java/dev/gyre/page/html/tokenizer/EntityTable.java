package dev.gyre.page.html.tokenizer;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The names of character references in the order of their characters, read from a resource when a document first has one.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/named-characters.html">Named character references</a>
 */
final class EntityTable {
    private static final String RESOURCE = "named-character-references.txt";

    private final String names;
    private final char[] starts;
    private final String characters;
    private final char[] characterStarts;

    private EntityTable(String text) {
        int lines = (int) text.chars().filter(c -> c == '\n').count();
        var allNames = new StringBuilder();
        var allCharacters = new StringBuilder();
        starts = new char[lines + 1];
        characterStarts = new char[lines + 1];
        int at = 0;
        for (int i = 0; i < lines; i++) {
            starts[i] = (char) allNames.length();
            characterStarts[i] = (char) allCharacters.length();
            int end = text.indexOf('\n', at);
            int space = text.indexOf(' ', at);
            allNames.append(text, at, space);
            while (space < end) {
                int next = text.indexOf(' ', space + 1);
                int to = next < 0 || next > end ? end : next;
                allCharacters.appendCodePoint(Integer.parseInt(text, space + 1, to, 16));
                space = to;
            }
            at = end + 1;
        }
        starts[lines] = (char) allNames.length();
        characterStarts[lines] = (char) allCharacters.length();
        names = allNames.toString();
        characters = allCharacters.toString();
    }

    static EntityTable instance() {
        return Instance.TABLE;
    }

    private static final class Instance {
        private static final EntityTable TABLE = load();

        private static EntityTable load() {
            try (InputStream stream = EntityTable.class.getResourceAsStream(RESOURCE)) {
                return new EntityTable(new String(stream.readAllBytes(), StandardCharsets.US_ASCII));
            } catch (IOException error) {
                throw new UncheckedIOException(error);
            }
        }
    }

    int size() {
        return starts.length - 1;
    }

    int length(int index) {
        return starts[index + 1] - starts[index];
    }

    /** What a name stands for. */
    String characters(int index) {
        return characters.substring(characterStarts[index], characterStarts[index + 1]);
    }

    /** The character of a name, or U+0000 past its end. */
    private char charAt(int index, int depth) {
        int at = starts[index] + depth;
        return at < starts[index + 1] ? names.charAt(at) : 0;
    }

    /** The first of the names [first, last), which are equal up to a depth, that has a character there, or -1. */
    int firstWith(int first, int last, int depth, char c) {
        int low = first;
        int high = last;
        while (low < high) {
            int middle = low + high >>> 1;
            if (charAt(middle, depth) < c) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < last && charAt(low, depth) == c ? low : -1;
    }

    /** The end of the names from first on that have a character at a depth. */
    int lastWith(int first, int last, int depth, char c) {
        int low = first;
        int high = last;
        while (low < high) {
            int middle = low + high >>> 1;
            if (charAt(middle, depth) <= c) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
