package dev.gyre.page.css.values;

import dev.gyre.page.css.syntax.TokenList;
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
import java.util.concurrent.ConcurrentHashMap;

/**
 * All properties, read from the resource {@code properties.tsv}. Grammars and initial values are made of constant text when they are first needed; all threads share them, since they never change.
 */
public final class PropertyTable {
    private static final PropertyTable TABLE = new PropertyTable();

    private final Map<String, Property> properties = HashMap.newHashMap(700);
    private final Map<String, String> types = HashMap.newHashMap(400);
    private final List<Property> longhands = new ArrayList<>();
    private final List<Property> shorthands = new ArrayList<>();
    private final Map<String, Map<String, Property>> descriptors = new HashMap<>();
    private final List<String> names = new ArrayList<>();
    private final Map<String, List<Property>> shorthandsOf = new HashMap<>();
    private final Map<String, List<Property>> longhandsOf = new HashMap<>();
    private final Map<Property, Grammar> grammars = new ConcurrentHashMap<>();
    private final Map<Property, CssValue> initials = new ConcurrentHashMap<>();
    private final Map<String, Grammar> typeGrammars = new ConcurrentHashMap<>();

    private PropertyTable() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                PropertyTable.class.getResourceAsStream("properties.tsv"), StandardCharsets.UTF_8))) {
            lines.lines().filter(line -> !line.startsWith("#")).forEach(line -> read(line.split("\t", -1)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        shorthands.sort((a, b) -> Integer.compare(b.longhandCount(), a.longhandCount()));
        for (Property shorthand : shorthands) {
            longhandsOf.put(
                    shorthand.name(),
                    shorthand.longhandNames().stream().map(properties::get).toList());
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

    static List<Property> longhandsOf(Property property) {
        return property.isShorthand() ? TABLE.longhandsOf.get(property.name()) : List.of(property);
    }

    static Grammar grammar(Property property, String syntax) {
        Grammar known = TABLE.grammars.get(property);
        if (known == null) {
            known = GrammarParser.parse(syntax);
            TABLE.grammars.put(property, known);
        }
        return known;
    }

    static CssValue initial(Property property, String text) {
        CssValue known = TABLE.initials.get(property);
        if (known == null) {
            CssValue parsed = ValueParser.longhand(property, TokenList.of(text).all());
            known = parsed == null ? CssValue.raw(text) : parsed;
            TABLE.initials.put(property, known);
        }
        return known;
    }

    /** The grammar of a type, or of a property if the name is in quotes; one that matches nothing if there is none. */
    static Grammar type(String name) {
        Grammar known = TABLE.typeGrammars.get(name);
        if (known == null) {
            known = TABLE.compileType(name);
            TABLE.typeGrammars.put(name, known);
        }
        return known;
    }

    private Grammar compileType(String name) {
        Property property = name.startsWith("'") ? properties.get(name.substring(1, name.length() - 1)) : null;
        if (property != null && !property.isShorthand()) {
            return property.grammar();
        }
        String text = types.get(name);
        return text == null ? new Grammar.Nothing() : GrammarParser.parse(text);
    }
}
