package dev.gyre.cli;

import java.util.List;

/**
 * The parsed command line.
 *
 * @param action the action
 * @param source the code of {@code -e} or {@code -p}, else null
 * @param print whether to print the completion value
 * @param inputType the value of {@code --input-type}, else null
 * @param file the script, {@code -} for standard input, null if none is named
 * @param execArgv the options as given
 * @param arguments the arguments of the script
 */
record Options(
        Action action,
        String source,
        boolean print,
        String inputType,
        String file,
        List<String> execArgv,
        List<String> arguments) {

    /** The actions of the command. */
    enum Action {
        RUN,
        CHECK,
        VERSION,
        HELP
    }

    /**
     * Reads the common command lines; null if it needs an {@link OptionsParser}. Picocli's classes have a format too
     * old for the JDK's AOT cache: with them a start takes 100 ms more.
     */
    static Options common(List<String> words) {
        if (words.isEmpty()) {
            return new Options(Action.RUN, null, false, null, null, words, words);
        }
        var first = words.getFirst();
        if (!first.startsWith("-") || first.equals("-")) {
            return new Options(Action.RUN, null, false, null, first, List.of(), words.subList(1, words.size()));
        }
        return switch (first) {
            case "-e", "--eval" -> code(words, false);
            case "-p", "--print", "-pe" -> code(words, true);
            case "-v", "--version" ->
                words.size() == 1 ? new Options(Action.VERSION, null, false, null, null, words, List.of()) : null;
            default -> null;
        };
    }

    private static Options code(List<String> words, boolean print) {
        var moreOptions = words.size() < 2
                || words.get(1).startsWith("-")
                || words.get(1).startsWith("\\")
                || words.size() > 2 && words.get(2).startsWith("-");
        if (moreOptions) {
            return null;
        }
        return new Options(
                Action.RUN, words.get(1), print, null, null, words.subList(0, 2), words.subList(2, words.size()));
    }

    boolean isModule() {
        return "module".equals(inputType);
    }
}
