package dev.gyre.node.options;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The values of the options that were given, by the names of {@link Option#name()}. */
public final class OptionValues {
    private final Map<String, Object> values = new LinkedHashMap<>();

    void set(Option option, Object value) {
        if (option.kind() == Option.Kind.LIST) addTo(option.name(), (String) value);
        else values.put(option.name(), value);
    }

    @SuppressWarnings("unchecked")
    private void addTo(String name, String value) {
        ((List<String>) values.computeIfAbsent(name, absent -> new ArrayList<>())).add(value);
    }

    public boolean isEmpty() {
        return values.isEmpty();
    }

    public boolean has(String name) {
        return values.containsKey(name);
    }

    /** The value: a Boolean, String or List of Strings; null if the option was not given. */
    public Object get(String name) {
        return values.get(name);
    }

    /** Whether a flag is on; {@code otherwise} if it was not given. */
    public boolean isOn(String name, boolean otherwise) {
        return values.get(name) instanceof Boolean on ? on : otherwise;
    }

    /** The value of an option that has one; null if it was not given or without a value. */
    public String text(String name) {
        return values.get(name) instanceof String text ? text : null;
    }

    @SuppressWarnings("unchecked")
    public List<String> list(String name) {
        return values.get(name) instanceof List<?> list ? (List<String>) list : List.of();
    }
}
