package dev.gyre.node.options;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All options by their names. */
public final class OptionTable {
    private final List<Option> options = new ArrayList<>();
    private final Map<String, Option> byName = new HashMap<>();

    public OptionTable() {
        read(OptionRows.COMMAND);
        read(OptionRows.RUNTIME);
        read(OptionRows.TOOLS);
        read(OptionRows.ENGINE);
    }

    private void read(String rows) {
        String section = "";
        for (String row : rows.split("\n")) {
            if (row.startsWith("#")) {
                section = row.substring(2);
                continue;
            }
            int first = row.indexOf('|'), second = row.indexOf('|', first + 1);
            add(row.substring(0, first), row.substring(first + 1, second), section, row.substring(second + 1));
        }
    }

    private void add(String spelling, String marks, String section, String description) {
        Option.Kind kind = Option.Kind.FLAG;
        String names = spelling, label = "";
        int equals = spelling.indexOf('=');
        if (equals >= 0) {
            boolean optional = spelling.charAt(equals - 1) == '[';
            names = spelling.substring(0, optional ? equals - 1 : equals);
            label = spelling.substring(equals + 1).replace("]", "");
            if (optional) kind = marks.indexOf('n') >= 0 ? Option.Kind.OPTIONAL_WORD : Option.Kind.OPTIONAL;
            else kind = marks.indexOf('m') >= 0 ? Option.Kind.LIST : Option.Kind.TEXT;
        }
        Option.Effect effect = marks.indexOf('r') >= 0
                ? Option.Effect.REFUSED
                : marks.indexOf('i') >= 0 ? Option.Effect.IGNORED : Option.Effect.WORKS;
        Option option = new Option(List.of(names.split(" ")), kind, effect, label, marks, section, description);
        options.add(option);
        for (String name : option.names()) byName.put(name, option);
    }

    /** The options in the order of the help. */
    public List<Option> all() {
        return options;
    }

    /** The option with this name, in which an underscore is a dash; null if there is none. */
    public Option find(String name) {
        Option exact = byName.get(name);
        return exact != null || name.indexOf('_') < 0 ? exact : byName.get(name.replace('_', '-'));
    }
}
