package dev.gyre.node.options;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A JSON file with options, below NODE_OPTIONS and the command line. */
// https://nodejs.org/api/cli.html#--experimental-config-fileconfig
final class ConfigFile {
    private static final List<String> NAMESPACES = List.of("nodeOptions", "test", "watch", "permission");

    private final OptionTable table;
    private final String name;
    private final List<String> words = new ArrayList<>();

    private ConfigFile(OptionTable table, String name) {
        this.table = table;
        this.name = name;
    }

    /**
     * Reads a file.
     *
     * @return the options as words of a command line
     * @throws OptionException if it cannot be read or has what it must not have
     */
    static List<String> read(OptionTable table, Path cwd, String name) {
        String text;
        try {
            text = Files.readString(cwd.resolve(name));
        } catch (IOException unreadable) {
            throw new OptionException(
                    name + ": not found", "Cannot read configuration from " + name + ": no such file or directory");
        }
        ConfigFile file = new ConfigFile(table, name);
        try {
            file.read(text);
        } catch (OptionException wrong) {
            throw new OptionException(name + ": invalid content", wrong.getMessage());
        }
        return file.words;
    }

    private void read(String text) {
        Object root;
        try {
            root = Json.parse(text, true);
        } catch (OptionException twice) {
            throw twice;
        } catch (IllegalArgumentException wrong) {
            throw new OptionException("Can't parse " + name);
        }
        if (!(root instanceof Map<?, ?> members))
            throw new OptionException("Root value unexpected not an object for " + name + "\n");
        for (Map.Entry<?, ?> member : members.entrySet()) {
            String namespace = (String) member.getKey();
            if (namespace.equals("$schema")) continue;
            if (namespace.equals("testRunner"))
                throw new OptionException("the \"testRunner\" namespace has been removed. Use \"test\" instead.");
            if (!NAMESPACES.contains(namespace)) throw new OptionException("Unknown namespace " + namespace);
            if (!(member.getValue() instanceof Map<?, ?> options))
                throw new OptionException(
                        "\"" + namespace + "\" value unexpected for " + name + " (should be an object)");
            if (namespace.equals("test") || namespace.equals("watch")) words.add("--" + namespace);
            for (Map.Entry<?, ?> option : options.entrySet())
                add(namespace, (String) option.getKey(), option.getValue());
        }
    }

    private void add(String namespace, String key, Object value) {
        Option option = table.find("--" + key);
        boolean allowed = option != null
                && (namespace.equals("nodeOptions")
                        ? option.inEnvironment()
                        : key.startsWith(namespace.equals("permission") ? "allow-" : namespace)
                                || key.equals("permission"));
        if (!allowed) throw new OptionException("Unknown or not allowed option " + key + " for namespace " + namespace);
        List<?> values = option.kind() == Option.Kind.LIST && value instanceof List<?> list ? list : List.of(value);
        for (Object each : values) words.add(word(option, key, each));
    }

    private static String word(Option option, String key, Object value) {
        boolean isFlag = option.kind() == Option.Kind.FLAG;
        if (isFlag && value instanceof Boolean on) return (on ? "--" : "--no-") + key;
        if (!isFlag && value instanceof String text) return "--" + key + "=" + text;
        boolean isNumber = option.label().matches("N|MS|BYTES|MEGABYTES|PERCENT|KILOBYTES|MICROSECONDS");
        if (!isFlag && isNumber && value instanceof Json.Number number) return "--" + key + "=" + number.text();
        throw new OptionException("Invalid value for --" + key);
    }
}
