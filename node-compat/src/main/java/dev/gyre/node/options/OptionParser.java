package dev.gyre.node.options;

import java.util.ArrayList;
import java.util.List;

/** Parses words into options, with Node's messages. */
// https://nodejs.org/api/cli.html
public final class OptionParser {
    private final OptionTable table;
    private final OptionValues values = new OptionValues();

    public OptionParser(OptionTable table) {
        this.table = table;
    }

    public OptionValues values() {
        return values;
    }

    /**
     * Parses the options before the script.
     *
     * @return the index of the script or its first argument
     * @throws OptionException for unknown and refused options, and missing values
     */
    public int parse(List<String> words) {
        int i = 0;
        while (i < words.size()) {
            String word = words.get(i);
            if (word.equals("--")) return i + 1;
            if (!word.startsWith("-") || word.equals("-")) return i;
            i = parse(words, i, false);
        }
        return i;
    }

    /** As {@link #parse}, for a runtime whose host chose the words: unknown options are ignored. */
    public void parseKnown(List<String> words) {
        int i = 0;
        while (i < words.size()) {
            String word = words.get(i);
            if (word.equals("--")) return;
            boolean known = word.startsWith("-") && !word.equals("-") && find(nameOf(word)) != null;
            i = known ? parse(words, i, false) : i + 1;
        }
    }

    /** Parses the text of {@code NODE_OPTIONS}; words that are no options are ignored. */
    public void parseEnvironment(String text) {
        List<String> words = split(text);
        int i = 0;
        while (i < words.size()) i = words.get(i).startsWith("-") ? parse(words, i, true) : i + 1;
    }

    private static String nameOf(String word) {
        int equals = word.startsWith("--") ? word.indexOf('=') : -1;
        return equals < 0 ? word : word.substring(0, equals);
    }

    /** The option of a name, which may be negated. */
    private Option find(String name) {
        Option option = table.find(name);
        if (option == null && isNegated(name)) option = table.find("--" + name.substring(5));
        return option;
    }

    private static boolean isNegated(String name) {
        return name.startsWith("--no-") || name.startsWith("--no_");
    }

    /** Parses one option; returns the index after it. */
    private int parse(List<String> words, int index, boolean fromEnvironment) {
        String word = words.get(index), name = nameOf(word);
        Option option = table.find(name);
        boolean negated = option == null && isNegated(name);
        if (negated) option = table.find("--" + name.substring(5));
        if (option != null && fromEnvironment && !option.inEnvironment() || option == null && fromEnvironment)
            throw new OptionException(name + " is not allowed in NODE_OPTIONS");
        if (option == null) throw new OptionException("bad option: " + word);
        if (negated && option.kind() != Option.Kind.FLAG)
            throw new OptionException(name + " is an invalid negation because it is not a boolean option");
        if (option.effect() == Option.Effect.REFUSED && !negated)
            throw new OptionException(name + " is not supported: " + option.description());
        String given = name.length() < word.length() ? word.substring(name.length() + 1) : null;
        return switch (option.kind()) {
            case FLAG -> {
                values.set(option, !negated);
                yield index + 1;
            }
            case OPTIONAL -> {
                values.set(option, given == null ? (Object) true : given);
                yield index + 1;
            }
            case OPTIONAL_WORD -> optionalWord(option, given, words, index);
            case TEXT, LIST -> required(option, given, words, index);
        };
    }

    private int optionalWord(Option option, String given, List<String> words, int index) {
        String next = index + 1 < words.size() ? words.get(index + 1) : "-";
        boolean takesNext = given == null && !next.startsWith("-");
        String value = takesNext ? next : given;
        values.set(option, value == null ? (Object) true : value);
        // The last code counts, whichever of the two options has it.
        if (value != null && option.name().equals("--print")) values.set(table.find("--eval"), value);
        return takesNext ? index + 2 : index + 1;
    }

    private int required(Option option, String given, List<String> words, int index) {
        String name = nameOf(words.get(index));
        if (given != null) {
            if (given.isEmpty() && !option.name().equals("--eval"))
                throw new OptionException(name + "= requires an argument");
            values.set(option, given);
            return index + 1;
        }
        String next = index + 1 < words.size() ? words.get(index + 1) : null;
        if (next == null || next.startsWith("-") && next.length() > 1)
            throw new OptionException(name + " requires an argument");
        // A backslash lets a value begin with a dash.
        values.set(option, next.startsWith("\\-") ? next.substring(1) : next);
        return index + 2;
    }

    /** The words of NODE_OPTIONS: spaces separate them but in double quotes, a backslash in quotes takes the next character as it is. */
    static List<String> split(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = null;
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && quoted) {
                if (++i == text.length())
                    throw new OptionException("invalid value for NODE_OPTIONS (invalid escape)\n");
                c = text.charAt(i);
            } else if (c == ' ' && !quoted) {
                if (word != null) words.add(word.toString());
                word = null;
                continue;
            } else if (c == '"') {
                quoted = !quoted;
                continue;
            }
            if (word == null) word = new StringBuilder();
            word.append(c);
        }
        if (quoted) throw new OptionException("invalid value for NODE_OPTIONS (unterminated string)\n");
        if (word != null) words.add(word.toString());
        return words;
    }
}
