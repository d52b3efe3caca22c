package dev.gyre.engine.syntax.parser;

/** Names with a special meaning that are not reserved words everywhere. */
final class ReservedNames {
    private ReservedNames() {}

    static boolean isEvalOrArguments(String name) {
        return name.equals("eval") || name.equals("arguments");
    }

    /** Whether the name may not be bound in strict code although it may in sloppy code. */
    static boolean isStrictReserved(String name) {
        return switch (name) {
            case "implements", "interface", "let", "package", "private", "protected", "public", "static", "yield" ->
                true;
            default -> false;
        };
    }

    /** Words that have token kinds in V8 although they are ordinary identifiers. */
    static boolean isContextualWord(String name) {
        return switch (name) {
            case "accessor", "async", "get", "of", "set", "using" -> true;
            default -> false;
        };
    }
}
