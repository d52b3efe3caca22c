package dev.gyre.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Parses the command line with picocli, with Node's messages for errors. */
final class OptionsParser {
    private static final String EVAL = "--eval";
    private static final String PRINT = "--print";
    private static final String CHECK = "--check";
    private static final String INPUT_TYPE = "--input-type";
    private static final String VERSION = "--version";
    private static final String HELP = "--help";
    private static final String VIRTUAL_TIME = "--virtual-time";
    private static final String AUTO_CLOSE = "--auto-close";
    private static final String PRINT_JIT = "--print-jit";

    private static final List<String> INPUT_TYPES =
            List.of("module", "commonjs", "module-typescript", "commonjs-typescript");

    private final CommandLine commandLine;

    OptionsParser() {
        // Built by hand, because picocli's annotations would need reflection at every start.
        var spec = CommandSpec.create().name("gyre");
        spec.addOption(option("Run this code instead of a file.", "CODE", "1", "-e", EVAL));
        spec.addOption(option(
                "Like --eval, and print the result. Without CODE, the code is read from standard input.",
                "CODE",
                "0..1",
                "-p",
                PRINT,
                "-pe"));
        spec.addOption(option("Check the syntax of the script without running it.", "", "0", "-c", CHECK));
        spec.addOption(option(
                "The format of --eval and standard input: module, commonjs, module-typescript or commonjs-typescript.",
                "TYPE",
                "1",
                INPUT_TYPE));
        addRuntimeOptions(spec);
        addModuleOptions(spec);
        spec.addOption(option("Print the version.", "", "0", "-v", VERSION));
        spec.addOption(option("Print this help.", "", "0", "-h", HELP));
        spec.addPositional(PositionalParamSpec.builder()
                .index("0..*")
                .arity("0..*")
                .type(List.class)
                .auxiliaryTypes(String.class)
                .paramLabel("FILE [ARGUMENT...]")
                .description("The script (- for standard input) and its arguments, which are in process.argv.")
                .build());
        spec.usageMessage().customSynopsis("gyre [OPTIONS] [FILE | -] [ARGUMENT...]");
        spec.usageMessage()
                .description("Runs JavaScript. Without FILE and code, the script is read from standard input.");
        spec.usageMessage().sortOptions(false);
        spec.parser().collectErrors(false);
        commandLine = new CommandLine(spec);
        commandLine
                .setStopAtPositional(true)
                .setPosixClusteredShortOptionsAllowed(false)
                .setOverwrittenOptionsAllowed(true);
        commandLine
                .setExpandAtFiles(false)
                .setInterpolateVariables(false)
                .setUnmatchedOptionsArePositionalParams(false);
    }

    /** Options that the runtime itself reads. */
    private static void addRuntimeOptions(CommandSpec spec) {
        spec.addOption(option(
                "What an unhandled rejection causes: throw, strict, warn, none or warn-with-error-code.",
                "MODE",
                "1",
                "--unhandled-rejections"));
        spec.addOption(
                option("Do not strip TypeScript types.", "", "0", "--no-strip-types", "--no-experimental-strip-types"));
        spec.addOption(option(
                "Strip TypeScript types; this is the default.",
                "",
                "0",
                "--strip-types",
                "--experimental-strip-types"));
        spec.addOption(option(
                "Transform TypeScript syntax that is not only types, such as enums, and enable source maps.",
                "",
                "0",
                "--experimental-transform-types"));
        spec.addOption(option("Only strip TypeScript types.", "", "0", "--no-experimental-transform-types"));
        spec.addOption(option("Use source maps for stack traces.", "", "0", "--enable-source-maps"));
        spec.addOption(option("Print no warnings.", "", "0", "--no-warnings"));
        spec.addOption(option("Print no warnings of this type or code.", "TYPE", "1", "--disable-warning"));
        spec.addOption(
                option("Accepted for Node's sake: the data of locales is built in.", "DIR", "1", "--icu-data-dir"));
        spec.addOption(option("The file of localStorage.", "FILE", "1", "--localstorage-file"));
        spec.addOption(
                option("No globals of Web Storage.", "", "0", "--no-webstorage", "--no-experimental-webstorage"));
        spec.addOption(option(
                "Globals of Web Storage; this is the default.", "", "0", "--webstorage", "--experimental-webstorage"));
        spec.addOption(option("Print warnings with stack traces.", "", "0", "--trace-warnings"));
        spec.addOption(option("Print no deprecation warnings.", "", "0", "--no-deprecation"));
        spec.addOption(option("Print deprecation warnings with their stack.", "", "0", "--trace-deprecation"));
        spec.addOption(option("Throw deprecation warnings.", "", "0", "--throw-deprecation"));
        spec.addOption(option("Show where an uncaught exception was thrown.", "", "0", "--trace-uncaught"));
        spec.addOption(option("The reporter of node:test: spec, tap or dot.", "NAME", "1", "--test-reporter"));
        spec.addOption(option("Expose the function gc().", "", "0", "--expose-gc", "--expose_gc"));
        spec.addOption(option(
                "If the program has not ended after MS milliseconds, list what keeps it alive and exit with 124.",
                "MS",
                "1",
                "--drain-timeout"));
        spec.addOption(option(
                "Run at most TURNS turns of the loop without waiting (100), then close the timers.",
                "TURNS",
                "0..1",
                AUTO_CLOSE));
        spec.addOption(option(
                "Advance the clock to the next timer whenever only timers are pending; it begins at START (2000-01-01).",
                "START",
                "0..1",
                VIRTUAL_TIME));
        spec.addOption(option(
                "Buffer up to RECORDS small I/O results of up to BYTES bytes in all (100,12800).",
                "RECORDS,BYTES",
                "1",
                "--record-ring"));
        spec.addOption(option(
                "Permute the order of independent events, reproducibly for the same N.", "N", "1", "--schedule-seed"));
        spec.addOption(option(
                "Report callbacks that run longer than MS milliseconds, with the current line.",
                "MS",
                "1",
                "--stall-threshold"));
        addCompilerOptions(spec);
    }

    private static void addCompilerOptions(CommandSpec spec) {
        spec.addOption(option(
                "When JavaScript is compiled: on (when it is hot), off (never) or eager (before it runs).",
                "MODE",
                "1",
                "--jit"));
        spec.addOption(option("The same as --jit=off.", "", "0", "--jitless"));
        spec.addOption(option(
                "Let guards of compiled code fail at random, reproducibly for the same N.", "N", "1", "--jit-stress"));
        spec.addOption(option("Print each compilation.", "", "0", "--trace-jit"));
        spec.addOption(
                option("Print where and why compiled code returns to the interpreter.", "", "0", "--trace-deopt"));
        spec.addOption(
                option("Print the JVM code of the functions of this name, or of all.", "FUNCTION", "0..1", PRINT_JIT));
    }

    /** Options that the module loaders read. */
    private static void addModuleOptions(CommandSpec spec) {
        spec.addOption(option("Require this module before the script.", "MODULE", "1", "-r", "--require"));
        spec.addOption(option("Import this module before the script.", "MODULE", "1", "--import"));
        spec.addOption(
                option("A condition for the exports and imports of packages.", "NAME", "1", "-C", "--conditions"));
        spec.addOption(option("Do not resolve symbolic links of modules.", "", "0", "--preserve-symlinks"));
        spec.addOption(option("Do not resolve symbolic links of the script.", "", "0", "--preserve-symlinks-main"));
        spec.addOption(option("Do not detect ES modules by their syntax.", "", "0", "--no-experimental-detect-module"));
        spec.addOption(
                option("Allow imports of .wasm files; this is the default.", "", "0", "--experimental-wasm-modules"));
        spec.addOption(option(
                "Do not allow require() of ES modules.",
                "",
                "0",
                "--no-experimental-require-module",
                "--no-require-module"));
    }

    private static OptionSpec option(String description, String label, String arity, String... names) {
        var option = OptionSpec.builder(names).description(description).arity(arity);
        if (arity.equals("0")) {
            return option.type(boolean.class).build();
        }
        return option.type(String.class).paramLabel(label).fallbackValue("").build();
    }

    Options parse(List<String> words) {
        try {
            return options(words, commandLine.parseArgs(withoutLooseEnds(words)));
        } catch (UnmatchedArgumentException unmatched) {
            throw new UsageException("bad option: " + unmatched.getUnmatched().getFirst());
        } catch (MissingParameterException missing) {
            throw new UsageException(lastOption(missing, words) + " requires an argument");
        } catch (ParameterException wrong) {
            throw new UsageException(wrong.getMessage());
        }
    }

    /**
     * Picocli would treat the script as the value of an option with an optional value: such values must follow an
     * equals sign.
     */
    private static String[] withoutLooseEnds(List<String> words) {
        var result = words.toArray(new String[0]);
        for (var i = 0; i < result.length && result[i].startsWith("-") && result[i].length() > 1; i++) {
            switch (result[i]) {
                case VIRTUAL_TIME, AUTO_CLOSE, PRINT_JIT -> result[i] += "=";
                case "-e",
                        EVAL,
                        "-p",
                        PRINT,
                        "-pe",
                        INPUT_TYPE,
                        "--unhandled-rejections",
                        "--disable-warning",
                        "--drain-timeout",
                        "--schedule-seed",
                        "--stall-threshold",
                        "--jit",
                        "--jit-stress",
                        "-r",
                        "--require",
                        "--import",
                        "-C",
                        "--conditions" -> i++;
                default -> {}
            }
        }
        return result;
    }

    /** The option as the user wrote it, by whichever of its names. */
    private static String lastOption(MissingParameterException missing, List<String> words) {
        var option = (OptionSpec) missing.getMissing().getFirst();
        for (var name : option.names()) {
            if (words.contains(name)) {
                return name;
            }
        }
        return option.longestName();
    }

    private static Options options(List<String> words, ParseResult result) {
        var positional = result.matchedPositionalValue(0, List.<String>of());
        var print = result.hasMatchedOption(PRINT);
        var source = source(words, result);
        var check = result.hasMatchedOption(CHECK);
        if (check && source != null) {
            throw new UsageException("either --check or --eval can be used, not both");
        }
        var inputType = result.matchedOptionValue(INPUT_TYPE, (String) null);
        if (inputType != null && !INPUT_TYPES.contains(inputType)) {
            throw new UsageException(
                    "--input-type must be \"module\",\"commonjs\", \"module-typescript\" or \"commonjs-typescript\"");
        }
        // Code replaces the file: then all remaining words are arguments.
        var file = source != null || positional.isEmpty() ? null : positional.getFirst();
        var arguments = file == null ? positional : positional.subList(1, positional.size());
        var execArgv = new ArrayList<>(words.subList(0, words.size() - positional.size()));
        return new Options(action(result, check), source, print, inputType, file, execArgv, arguments);
    }

    private static Options.Action action(ParseResult result, boolean check) {
        if (result.hasMatchedOption(VERSION)) {
            return Options.Action.VERSION;
        }
        if (result.hasMatchedOption(HELP)) {
            return Options.Action.HELP;
        }
        return check ? Options.Action.CHECK : Options.Action.RUN;
    }

    /** The code of the last of {@code -e} and {@code -p} that has any, or null. */
    private static String source(List<String> words, ParseResult result) {
        String source = null;
        for (var option : result.matchedOptions()) {
            var evaluates = option.longestName().equals(EVAL);
            if (!evaluates && !option.longestName().equals(PRINT)) {
                continue;
            }
            var values = option.originalStringValues();
            var value = values.isEmpty() ? "" : values.getLast();
            if (value.startsWith("-") && words.contains(value)) {
                throw new UsageException(evaluates ? "-e requires an argument" : "bad option: " + value);
            }
            if (evaluates || !value.isEmpty()) {
                // As in Node, a backslash lets code begin with a minus.
                source = value.startsWith("\\-") ? value.substring(1) : value;
            }
        }
        return source;
    }

    String help() {
        var text = new StringWriter();
        commandLine.usage(new PrintWriter(text));
        return text.toString();
    }
}
