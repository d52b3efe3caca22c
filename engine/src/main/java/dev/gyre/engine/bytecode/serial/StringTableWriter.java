package dev.gyre.engine.bytecode.serial;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Collects the strings of a program, once each. */
final class StringTableWriter {
    private final Map<String, Integer> indices = new HashMap<>();
    private final List<String> strings = new ArrayList<>();

    int index(String string) {
        var known = indices.get(string);
        if (known != null) return known;
        indices.put(string, strings.size());
        strings.add(string);
        return strings.size() - 1;
    }

    int count() {
        return strings.size();
    }

    /**
     * Writes the characters and then the table: twice the offset of each string, plus one if it has two bytes per
     * character.
     */
    int write(ByteWriter out) {
        var places = new int[strings.size() + 1];
        for (int i = 0; i < strings.size(); i++) {
            int start = out.size();
            places[i] = start << 1 | (out.text(strings.get(i)) ? 1 : 0);
        }
        places[strings.size()] = out.size() << 1;
        int table = out.size();
        for (int place : places) out.int4(place);
        return table;
    }
}
