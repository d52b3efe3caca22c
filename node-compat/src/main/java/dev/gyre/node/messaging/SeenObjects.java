package dev.gyre.node.messaging;

import dev.gyre.engine.runtime.object.JsObject;
import java.util.IdentityHashMap;
import java.util.Map;

/** The objects that a message has so far, numbered as they come. Many are in several tables, so that none takes long to grow between two interrupt checks. */
final class SeenObjects {
    /** From this number of objects on there are so many tables more. */
    private static final int MANY = 1 << 12, TABLES = 1 << 8;

    private final Map<JsObject, Integer> first = new IdentityHashMap<>();
    private Map<JsObject, Integer>[] further;
    private int size;

    /** Adds an object, with the next number. */
    void add(JsObject object) {
        if (size < MANY) first.put(object, size);
        else table(object).put(object, size);
        size++;
    }

    /** An object's number; null if it has not been added. */
    Integer numberOrNull(JsObject object) {
        Integer number = first.get(object);
        return number != null || further == null ? number : table(object).get(object);
    }

    private Map<JsObject, Integer> table(JsObject object) {
        if (further == null) further = newTables();
        int hash = System.identityHashCode(object) * 0x9E3779B9;
        return further[hash >>> Integer.SIZE - Integer.numberOfTrailingZeros(TABLES)];
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Map<JsObject, Integer>[] newTables() {
        Map<JsObject, Integer>[] tables = new Map[TABLES];
        for (int i = 0; i < TABLES; i++) tables[i] = new IdentityHashMap<>();
        return tables;
    }
}
