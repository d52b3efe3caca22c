package dev.gyre.modules.typescript;

/** Words with a meaning in the grammar. */
final class Words {
    private Words() {}

    // ReservedWord, https://tc39.es/ecma262/#prod-ReservedWord, less those that only some code reserves
    static boolean isReserved(String word) {
        return switch (word) {
            case "break",
                    "case",
                    "catch",
                    "class",
                    "const",
                    "continue",
                    "debugger",
                    "default",
                    "delete",
                    "do",
                    "else",
                    "enum",
                    "export",
                    "extends",
                    "false",
                    "finally",
                    "for",
                    "function",
                    "if",
                    "import",
                    "in",
                    "instanceof",
                    "new",
                    "null",
                    "return",
                    "super",
                    "switch",
                    "this",
                    "throw",
                    "true",
                    "try",
                    "typeof",
                    "var",
                    "void",
                    "while",
                    "with" -> true;
            default -> false;
        };
    }

    /** Whether errors show a word as it is; other names are shown as "ident". */
    static boolean isKnown(String word) {
        return isReserved(word)
                || isModifier(word)
                || switch (word) {
                    case "any",
                            "as",
                            "asserts",
                            "assert",
                            "async",
                            "await",
                            "bigint",
                            "boolean",
                            "from",
                            "get",
                            "global",
                            "implements",
                            "infer",
                            "interface",
                            "intrinsic",
                            "is",
                            "keyof",
                            "let",
                            "meta",
                            "module",
                            "namespace",
                            "never",
                            "number",
                            "object",
                            "of",
                            "out",
                            "package",
                            "require",
                            "satisfies",
                            "set",
                            "string",
                            "symbol",
                            "target",
                            "type",
                            "undefined",
                            "unique",
                            "unknown",
                            "using",
                            "yield" -> true;
                    default -> false;
                };
    }

    /** Names of the class members' modifiers. */
    static boolean isModifier(String word) {
        return switch (word) {
            case "public",
                    "private",
                    "protected",
                    "static",
                    "abstract",
                    "override",
                    "readonly",
                    "declare",
                    "accessor" -> true;
            default -> false;
        };
    }

    /** Modifiers that make a parameter a property. */
    static boolean isParameterModifier(String word) {
        return switch (word) {
            case "public", "private", "protected", "override", "readonly" -> true;
            default -> false;
        };
    }

    /** The precedence of a binary operator, 0 if the word is not one. */
    static int precedence(String word) {
        if (word == null) return 0;
        return switch (word) {
            case "??" -> 1;
            case "||" -> 2;
            case "&&" -> 3;
            case "|" -> 4;
            case "^" -> 5;
            case "&" -> 6;
            case "==", "!=", "===", "!==" -> 7;
            case "<", ">", "<=", ">=", "in", "instanceof" -> 8;
            case "<<", ">>", ">>>" -> 9;
            case "+", "-" -> 10;
            case "*", "/", "%" -> 11;
            case "**" -> 12;
            default -> 0;
        };
    }

    /** The precedence of {@code as} and {@code satisfies}. */
    static final int ASSERTION_PRECEDENCE = 8;

    static final int EXPONENTIATION_PRECEDENCE = 12;

    static boolean isAssignment(String word) {
        return switch (word) {
            case "=",
                    "+=",
                    "-=",
                    "*=",
                    "/=",
                    "%=",
                    "**=",
                    "<<=",
                    ">>=",
                    ">>>=",
                    "&=",
                    "^=",
                    "|=",
                    "&&=",
                    "||=",
                    "??=" -> true;
            default -> false;
        };
    }
}
