package dev.gyre.engine.syntax.parser;

/** Names with a meaning of their own that are not keywords everywhere. */
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

    /** Words that V8 has tokens for although they are ordinary identifiers. */
    static boolean isContextualWord(String name) {
        return switch (name) {
            case "accessor", "async", "get", "of", "set", "using" -> true;
            default -> false;
        };
    }
}
