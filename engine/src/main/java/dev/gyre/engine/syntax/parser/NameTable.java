package dev.gyre.engine.syntax.parser;

import dev.gyre.engine.runtime.value.InternalizedStrings;

/** The names and short string literals of one parse: equal ones are the same String, and reserved words have their token kind. */
final class NameTable {
    private static final String[] STRICT_RESERVED = {
        "implements", "interface", "package", "private", "protected", "public"
    };
    /** Names that the parser compares by identity with literals. */
    private static final String[] KNOWN = {
        "of",
        "get",
        "set",
        "as",
        "from",
        "using",
        "eval",
        "arguments",
        "target",
        "meta",
        "constructor",
        "prototype",
        "__proto__",
        "undefined",
        "accessor",
        "length",
        "name"
    };

    private static final int INITIAL_CAPACITY = 512;
    private static final String[] INITIAL_NAMES = new String[INITIAL_CAPACITY];
    private static final TokenKind[] INITIAL_KINDS = new TokenKind[INITIAL_CAPACITY];
    private static final int[] INITIAL_HASHES = new int[INITIAL_CAPACITY];
    private static final int INITIAL_COUNT = fillInitialTable();

    /** Those of all programs of the agent; null on other threads than an agent's. */
    private final InternalizedStrings internalized;

    private String[] names;
    private TokenKind[] kinds;
    private int[] hashes;
    private int count;

    private NameTable(InternalizedStrings internalized, String[] names, TokenKind[] kinds, int[] hashes, int count) {
        this.internalized = internalized;
        this.names = names;
        this.kinds = kinds;
        this.hashes = hashes;
        this.count = count;
    }

    static NameTable create(InternalizedStrings internalizedOrNull) {
        return new NameTable(
                internalizedOrNull,
                INITIAL_NAMES.clone(),
                INITIAL_KINDS.clone(),
                INITIAL_HASHES.clone(),
                INITIAL_COUNT);
    }

    private static int fillInitialTable() {
        var table = new NameTable(null, INITIAL_NAMES, INITIAL_KINDS, INITIAL_HASHES, 0);
        for (var kind : TokenKind.values()) {
            if (kind.isReservedWord() && kind != TokenKind.ESCAPED_KEYWORD) {
                table.add(kind.text, kind);
            }
        }
        for (var kind :
                new TokenKind[] {TokenKind.ASYNC, TokenKind.AWAIT, TokenKind.YIELD, TokenKind.LET, TokenKind.STATIC}) {
            table.add(kind.text, kind);
        }
        for (var word : STRICT_RESERVED) {
            table.add(word, TokenKind.STRICT_RESERVED);
        }
        for (var word : KNOWN) {
            table.add(word, TokenKind.IDENTIFIER);
        }
        return table.count;
    }

    private void add(String name, TokenKind kind) {
        int hash = 0;
        for (int i = 0; i < name.length(); i++) {
            hash = hash * 31 + name.charAt(i);
        }
        int index = slot(hash);
        while (names[index] != null) {
            index = index + 1 & names.length - 1;
        }
        names[index] = name;
        kinds[index] = kind;
        hashes[index] = hash;
        count++;
    }

    /** The entry for the characters, whose 31-polynomial hash the caller has computed; valid until the next call. */
    int intern(char[] text, int start, int end, int hash) {
        int mask = names.length - 1;
        int index = slot(hash);
        while (names[index] != null) {
            if (hashes[index] == hash && matches(names[index], text, start, end)) {
                return index;
            }
            index = index + 1 & mask;
        }
        names[index] = internalized == null || end - start > InternalizedStrings.MAX_LENGTH
                ? new String(text, start, end - start)
                : internalized.of(text, start, end, hash);
        kinds[index] = TokenKind.IDENTIFIER;
        hashes[index] = hash;
        if (++count * 2 > names.length) {
            String name = names[index];
            grow();
            index = slot(hash);
            while (names[index] != name) {
                index = index + 1 & names.length - 1;
            }
        }
        return index;
    }

    int intern(String name) {
        char[] characters = name.toCharArray();
        return intern(characters, 0, characters.length, name.hashCode());
    }

    String name(int index) {
        return names[index];
    }

    TokenKind kind(int index) {
        return kinds[index];
    }

    private int slot(int hash) {
        return (hash ^ hash >>> 15) * 0x9E3779B1 >>> 12 & names.length - 1;
    }

    private static boolean matches(String name, char[] text, int start, int end) {
        if (name.length() != end - start) {
            return false;
        }
        for (int i = start; i < end; i++) {
            if (name.charAt(i - start) != text[i]) {
                return false;
            }
        }
        return true;
    }

    private void grow() {
        var oldNames = names;
        var oldKinds = kinds;
        var oldHashes = hashes;
        int capacity = oldNames.length * 2;
        names = new String[capacity];
        kinds = new TokenKind[capacity];
        hashes = new int[capacity];
        for (int i = 0; i < oldNames.length; i++) {
            if (oldNames[i] == null) {
                continue;
            }
            int index = slot(oldHashes[i]);
            while (names[index] != null) {
                index = index + 1 & capacity - 1;
            }
            names[index] = oldNames[i];
            kinds[index] = oldKinds[i];
            hashes[index] = oldHashes[i];
        }
    }
}
