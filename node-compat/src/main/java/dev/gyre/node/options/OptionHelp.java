package dev.gyre.node.options;

/** Prints the table of options: as help, for completion in bash, and as a manual page. */
public final class OptionHelp {
    private static final int COLUMN = 32;
    private static final int WIDTH = 100;
    private static final String SYNOPSIS = "gyre [OPTIONS] [FILE | -] [ARGUMENT...]";
    private static final String SUMMARY =
            "Runs JavaScript. Without FILE and code, the script is read from standard input; on a terminal, the REPL starts.";

    private final OptionTable table;

    public OptionHelp(OptionTable table) {
        this.table = table;
    }

    /** The names and the value as a user writes them: {@code -e, --eval=CODE}. */
    private static String spelling(Option option) {
        StringBuilder text = new StringBuilder();
        for (String name : option.names())
            text.append(text.isEmpty() ? "" : ", ").append(option.shownName(name));
        if (option.label().isEmpty()) return text.toString();
        boolean needed = option.kind() == Option.Kind.TEXT || option.kind() == Option.Kind.LIST;
        return text.append(needed ? "=" + option.label() : "[=" + option.label() + "]")
                .toString();
    }

    private static String meaning(Option option) {
        return switch (option.effect()) {
            case WORKS -> option.description();
            case IGNORED -> "Ignored: " + lower(option.description());
            case REFUSED -> "Refused: " + option.description() + ".";
        };
    }

    private static String lower(String sentence) {
        boolean name = sentence.length() > 1 && Character.isUpperCase(sentence.charAt(1));
        return name ? sentence : Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1);
    }

    /** The text of {@code --help}; options without an effect are not in it. */
    public String help() {
        StringBuilder text = new StringBuilder("Usage: " + SYNOPSIS + "\n       gyre --run SCRIPT [-- ARGUMENT...]\n"
                + "       gyre --test [OPTIONS] [PATTERN...]\n" + SUMMARY + "\n");
        String section = "";
        for (Option option : table.all()) {
            if (option.effect() != Option.Effect.WORKS) continue;
            if (!option.section().equals(section)) {
                section = option.section();
                text.append('\n').append(section).append(":\n");
            }
            entry(text, spelling(option), option.description());
        }
        return text.append(
                        "\nOptions of Node that are refused or have no effect here are listed in the manual page (gyre --man) and in docs/command-line.md.\n")
                .toString();
    }

    private static void entry(StringBuilder text, String spelling, String description) {
        StringBuilder line = new StringBuilder("  ").append(spelling);
        if (line.length() >= COLUMN) {
            text.append(line).append('\n');
            line.setLength(0);
        }
        pad(line);
        for (String word : description.split(" ")) {
            if (line.length() + word.length() > WIDTH) {
                text.append(line.toString().stripTrailing()).append('\n');
                line.setLength(0);
                pad(line);
            }
            line.append(word).append(' ');
        }
        text.append(line.toString().stripTrailing()).append('\n');
    }

    private static void pad(StringBuilder line) {
        while (line.length() < COLUMN) line.append(' ');
    }

    /** The names of the options of V8 and others that are accepted without an effect. */
    public String ignored() {
        StringBuilder text = new StringBuilder();
        for (Option option : table.all()) {
            if (option.effect() == Option.Effect.IGNORED) entry(text, spelling(option), option.description());
        }
        return text.toString();
    }

    /** A script for bash that completes the names of options, and files after them. */
    public String bashCompletion() {
        StringBuilder names = new StringBuilder();
        for (Option option : table.all()) {
            if (option.effect() == Option.Effect.REFUSED) continue;
            for (String name : option.names()) names.append(' ').append(option.shownName(name));
        }
        return "_gyre_complete() {\n  local word options\n  word=\"${COMP_WORDS[COMP_CWORD]}\"\n"
                + "  if [[ \"$word\" == -* ]]; then\n    options='" + names.substring(1)
                + "'\n    COMPREPLY=($(compgen -W \"$options\" -- \"$word\"))\n  fi\n}\n"
                + "complete -o filenames -o nospace -o bashdefault -F _gyre_complete gyre\n";
    }

    /** The manual page, in the macros of man. */
    public String manualPage() {
        StringBuilder text =
                new StringBuilder(".TH GYRE 1\n.SH NAME\ngyre \\- run JavaScript on the JVM\n.SH SYNOPSIS\n"
                        + "gyre [OPTIONS] [FILE | \\-] [ARGUMENT...]\n.SH DESCRIPTION\n" + SUMMARY + "\n");
        String section = "";
        for (Option option : table.all()) {
            if (!option.section().equals(section)) {
                section = option.section();
                text.append(".SH \"")
                        .append(section.toUpperCase(java.util.Locale.ROOT))
                        .append("\"\n");
            }
            text.append(".TP\n.B ").append(escaped(spelling(option))).append('\n');
            text.append(escaped(meaning(option))).append('\n');
        }
        return text.toString();
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("-", "\\-").replace("\n.", "\n\\&.");
    }

    /** The rows for docs/command-line.md of the options with this effect. */
    public String page(Option.Effect effect) {
        StringBuilder text = new StringBuilder();
        for (Option option : table.all()) {
            if (option.effect() == effect)
                text.append("| `")
                        .append(spelling(option).replace(", ", "`, `"))
                        .append("` | ")
                        .append(
                                effect == Option.Effect.REFUSED
                                        ? upper(option.description()) + "."
                                        : option.description())
                        .append(" |\n");
        }
        return text.toString();
    }

    private static String upper(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
