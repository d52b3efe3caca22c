package dev.gyre.node.options;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads the options of all sources: a config file, then NODE_OPTIONS, then the words of the command line; of two values the later counts. */
public final class OptionSources {
    private static final String CONFIG = "--config-file";
    private static final String DEFAULT_CONFIG = "--experimental-config-file";

    /**
     * The options of a command line.
     *
     * @param values the values of all sources
     * @param execArgv the words that are options
     * @param arguments the words from the script on
     * @param env the environment with the variables of env files
     */
    public record CommandLine(
            OptionValues values, List<String> execArgv, List<String> arguments, Map<String, String> env) {}

    private OptionSources() {}

    /**
     * Parses a command line.
     *
     * @param notes receives what is said of env files that do not exist
     * @throws OptionException for words that Node refuses too, and for what Gyre refuses
     */
    public static CommandLine command(List<String> words, Map<String, String> env, Path cwd, PrintStream notes) {
        OptionTable table = new OptionTable();
        OptionParser own = new OptionParser(table);
        int script = own.parse(words);
        Map<String, String> variables = withFiles(own.values(), env, cwd, notes);
        OptionParser parser = beginning(table, own.values(), variables.get("NODE_OPTIONS"), cwd);
        parser.parse(words);
        OptionConflicts.check(parser.values());
        boolean dashes = script > 0 && words.get(script - 1).equals("--");
        return new CommandLine(
                parser.values(),
                List.copyOf(words.subList(0, dashes ? script - 1 : script)),
                List.copyOf(words.subList(script, words.size())),
                variables);
    }

    /** The environment with the variables of --env-file and --env-file-if-exists that it does not have. */
    private static Map<String, String> withFiles(
            OptionValues values, Map<String, String> env, Path cwd, PrintStream notes) {
        List<String> needed = values.list("--env-file"), optional = values.list("--env-file-if-exists");
        if (needed.isEmpty() && optional.isEmpty()) return env;
        Map<String, String> variables = new HashMap<>();
        for (String file : optional) {
            if (Files.exists(cwd.resolve(file))) variables.putAll(EnvFile.parse(text(cwd, file)));
            else notes.println(file + " not found. Continuing without it.");
        }
        for (String file : needed) variables.putAll(EnvFile.parse(text(cwd, file)));
        variables.putAll(env);
        return variables;
    }

    private static String text(Path cwd, String file) {
        try {
            return new String(Files.readAllBytes(cwd.resolve(file)), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new OptionException(file + ": not found");
        }
    }

    /** The options of a runtime whose words a host or the command chose; words that are no options are ignored. */
    public static OptionValues runtime(List<String> words, String nodeOptionsOrNull, Path cwd) {
        boolean none = nodeOptionsOrNull == null || nodeOptionsOrNull.isBlank();
        if (none && isPlain(words)) return new OptionValues();
        OptionTable table = new OptionTable();
        OptionParser own = new OptionParser(table);
        own.parseKnown(words);
        OptionParser parser = beginning(table, own.values(), nodeOptionsOrNull, cwd);
        parser.parseKnown(words);
        return parser.values();
    }

    /** Whether the words are no options or only code, so that the table need not be loaded. */
    private static boolean isPlain(List<String> words) {
        if (words.isEmpty()) return true;
        String first = words.getFirst();
        boolean isCode = first.equals("-e") || first.equals("-p") || first.equals("-pe");
        return isCode && words.size() == 2 && !words.get(1).startsWith("-");
    }

    private static OptionParser beginning(OptionTable table, OptionValues own, String nodeOptions, Path cwd) {
        OptionParser parser = new OptionParser(table);
        String config = own.text(CONFIG);
        if (config == null && own.isOn(DEFAULT_CONFIG, false)) config = "node.config.json";
        if (config != null) parser.parse(ConfigFile.read(table, cwd, config));
        if (nodeOptions != null) parser.parseEnvironment(nodeOptions);
        return parser;
    }
}
