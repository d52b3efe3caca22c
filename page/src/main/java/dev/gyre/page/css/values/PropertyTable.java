package dev.gyre.page.css.values;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All properties, read from the resource {@code properties.tsv}. */
public final class PropertyTable {
    private static final PropertyTable TABLE = new PropertyTable();

    private final Map<String, Property> properties = HashMap.newHashMap(700);
    private final Map<String, String> types = HashMap.newHashMap(400);
    private final List<Property> longhands = new ArrayList<>();
    private final List<Property> shorthands = new ArrayList<>();
    private final Map<String, Map<String, Property>> descriptors = new HashMap<>();
    private final List<String> names = new ArrayList<>();
    private final Map<String, List<Property>> shorthandsOf = new HashMap<>();

    private PropertyTable() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                PropertyTable.class.getResourceAsStream("properties.tsv"), StandardCharsets.UTF_8))) {
            lines.lines().filter(line -> !line.startsWith("#")).forEach(line -> read(line.split("\t", -1)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        shorthands.sort((a, b) -> Integer.compare(b.longhandCount(), a.longhandCount()));
        for (Property shorthand : shorthands) {
            for (String longhand : shorthand.longhandNames()) {
                shorthandsOf
                        .computeIfAbsent(longhand, unused -> new ArrayList<>())
                        .add(shorthand);
            }
        }
    }

    private void read(String[] row) {
        switch (row[0]) {
            case "L" -> {
                Property property = new Property(row[1], longhands.size(), row[2].equals("i"), row[3], row[4]);
                longhands.add(property);
                add(row[1], property);
            }
            case "S" -> {
                Property property = new Property(row[1], row[2], List.of(row[3].split(",")));
                shorthands.add(property);
                add(row[1], property);
            }
            case "D" ->
                descriptors
                        .computeIfAbsent(row[1], unused -> new LinkedHashMap<>())
                        .put(row[2], new Property(row[2], -1, false, "", row[3]));
            case "A" -> add(row[1], properties.get(row[2]));
            default -> types.put(row[1], row[2]);
        }
    }

    private void add(String name, Property property) {
        properties.put(name, property);
        names.add(name);
    }

    /** The property of a name in lower case, or what it is another name of; null if there is none. {@code all} is no entry. */
    public static Property get(String name) {
        return TABLE.properties.get(name);
    }

    /** All longhands in the order of their names. */
    public static List<Property> longhands() {
        return Collections.unmodifiableList(TABLE.longhands);
    }

    /** The names of all properties, other names included. */
    public static List<String> names() {
        return Collections.unmodifiableList(TABLE.names);
    }

    /** The shorthands that a longhand is part of, those with the most longhands first. */
    public static List<Property> shorthandsOf(Property longhand) {
        return TABLE.shorthandsOf.getOrDefault(longhand.name(), List.of());
    }

    /** The descriptors of an at-rule by their names. */
    public static Map<String, Property> descriptors(String atRule) {
        return Collections.unmodifiableMap(TABLE.descriptors.getOrDefault(atRule, Map.of()));
    }

    /** The grammar of a type; null if there is none of that name. */
    static String type(String name) {
        return TABLE.types.get(name);
    }
}
