package dev.gyre.cli;

import dev.gyre.node.options.OptionException;
import dev.gyre.node.options.OptionSources;
import dev.gyre.node.options.OptionValues;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The parsed command line.
 *
 * @param action the action
 * @param source the code of {@code -e} or {@code -p}, or the name of the script of {@code --run}, else null
 * @param print whether to print the completion value
 * @param inputType the value of {@code --input-type}, else null
 * @param file the script, {@code -} for standard input, null if none is named
 * @param execArgv the options as given
 * @param arguments the arguments of the script
 * @param env the environment, with the variables of env files
 * @param loops the number of loops of {@code --loops}, 0 without it
 */
record Options(
        Action action,
        String source,
        boolean print,
        String inputType,
        String file,
        List<String> execArgv,
        List<String> arguments,
        Map<String, String> env,
        int loops) {
    private static final String LOOPS = "--loops";

    /** A command line without {@code --loops}. */
    Options(
            Action action,
            String source,
            boolean print,
            String inputType,
            String file,
            List<String> execArgv,
            List<String> arguments,
            Map<String, String> env) {
        this(action, source, print, inputType, file, execArgv, arguments, env, 0);
    }

    /** The actions of the command. */
    enum Action {
        RUN,
        CHECK,
        VERSION,
        HELP,
        COMPLETION,
        MANUAL,
        V8_OPTIONS,
        SCRIPT,
        TEST,
        WATCH,
        REPL,
        INSPECT
    }

    /** Reads the common command lines, for which the table of options is not loaded; null if it needs {@link #parse}. */
    static Options common(List<String> words, Map<String, String> env) {
        if (env.containsKey("NODE_OPTIONS")) {
            return null;
        }
        if (words.isEmpty()) {
            return new Options(Action.RUN, null, false, null, null, words, words, env);
        }
        var first = words.getFirst();
        if (!first.startsWith("-") || first.equals("-")) {
            return new Options(Action.RUN, null, false, null, first, List.of(), words.subList(1, words.size()), env);
        }
        return switch (first) {
            case "-e", "--eval" -> code(words, false, env);
            case "-p", "--print", "-pe" -> code(words, true, env);
            case "-v", "--version" ->
                words.size() == 1 ? new Options(Action.VERSION, null, false, null, null, words, List.of(), env) : null;
            default -> null;
        };
    }

    private static Options code(List<String> words, boolean print, Map<String, String> env) {
        var moreOptions = words.size() < 2
                || words.get(1).startsWith("-")
                || words.get(1).startsWith("\\")
                || words.size() > 2 && words.get(2).startsWith("-");
        if (moreOptions) {
            return null;
        }
        return new Options(
                Action.RUN, words.get(1), print, null, null, words.subList(0, 2), words.subList(2, words.size()), env);
    }

    /** Parses any command line; throws OptionException. */
    static Options parse(List<String> words, Map<String, String> env, Path cwd, PrintStream stderr) {
        var command = OptionSources.command(words, env, cwd, stderr);
        var values = command.values();
        var source = values.text("--eval");
        if (values.has("--run")) {
            source = values.text("--run");
        }
        var action = action(values);
        // Code replaces the file, and the names of tests and scripts are no file: then all remaining words are
        // arguments.
        var hasFile =
                source == null && !command.arguments().isEmpty() && action != Action.TEST && action != Action.SCRIPT;
        var arguments = command.arguments();
        return new Options(
                action,
                source,
                values.has("--print"),
                values.text("--input-type"),
                hasFile ? arguments.getFirst() : null,
                withoutLoops(command.execArgv()),
                hasFile ? arguments.subList(1, arguments.size()) : arguments,
                command.env(),
                loops(values.text(LOOPS)));
    }

    private static int loops(String value) {
        if (value == null) {
            return 0;
        }
        if (value.matches("[1-9]\\d{0,8}")) {
            return Integer.parseInt(value);
        }
        throw new OptionException(LOOPS + " must be a number of at least 1, not " + value);
    }

    /** The option is the command's: neither a loop nor a child process is to start loops of its own. */
    private static List<String> withoutLoops(List<String> execArgv) {
        var kept = new ArrayList<>(execArgv);
        for (var i = kept.size() - 1; i >= 0; i--) {
            if (kept.get(i).startsWith(LOOPS + "=")) {
                kept.remove(i);
            } else if (kept.get(i).equals(LOOPS)) {
                kept.subList(i, i + 2).clear();
            }
        }
        return kept;
    }

    private static Action action(OptionValues values) {
        if (values.isOn("--version", false)) return Action.VERSION;
        if (values.isOn("--help", false)) return Action.HELP;
        if (values.isOn("--completion-bash", false)) return Action.COMPLETION;
        if (values.isOn("--man", false)) return Action.MANUAL;
        if (values.isOn("--v8-options", false)) return Action.V8_OPTIONS;
        if (values.has("--run")) return Action.SCRIPT;
        if (values.isOn("--watch", false) || values.has("--watch-path")) return Action.WATCH;
        if (values.isOn("--test", false)) return Action.TEST;
        if (values.isOn("--interactive", false)) return Action.REPL;
        return values.isOn("--check", false) ? Action.CHECK : Action.RUN;
    }

    boolean isModule() {
        return "module".equals(inputType);
    }
}
