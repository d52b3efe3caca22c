package dev.gyre.cli;

import java.util.List;

/**
 * What the command line asks for.
 *
 * @param action what to do
 * @param source the code of {@code -e} or {@code -p}, else null
 * @param print whether to print the completion value
 * @param inputType the value of {@code --input-type}, else null
 * @param file the script, {@code -} for standard input, null where none is named
 * @param execArgv the options as given
 * @param arguments what belongs to the script
 */
record Options(
        Action action, String source, boolean print, String inputType, String file, List<String> execArgv, List<String> arguments) {

    /** The things the command can do. */
    enum Action {
        RUN,
        CHECK,
        VERSION,
        HELP
    }

    /** The command line {@code gyre FILE arguments...}. */
    static Options runFile(List<String> words) {
        return new Options(Action.RUN, null, false, null, words.getFirst(), List.of(), words.subList(1, words.size()));
    }

    boolean isModule() {
        return "module".equals(inputType);
    }
}
