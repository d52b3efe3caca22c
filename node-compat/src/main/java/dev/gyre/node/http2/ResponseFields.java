package dev.gyre.node.http2;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.OrdinaryObject;
import dev.gyre.engine.runtime.object.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The fields of a usual response: the status, text or numbers by names that appear once, and the date. */
final class ResponseFields {
    static final int DEFAULT_STATUS = 200;

    private static final int MAX_STATUS = 599;
    private static final String STATUS = ":status";
    private static final String DATE = "date";

    private final int status;
    private final FieldList fields = new FieldList();
    // Names and values in turn, as the library keeps them.
    private final List<Object> kept = new ArrayList<>();
    // The date that was added, or null.
    private String date;

    private ResponseFields(int status) {
        this.status = status;
        fields.add(STATUS, Integer.toString(status));
    }

    /**
     * The fields of a response by an object of headers, or null where they are not usual.
     *
     * @param objectOrNull the headers, null for none
     * @param date the date to send if the headers have none, or null
     */
    static ResponseFields of(int status, JsObject objectOrNull, String date) {
        if (status < DEFAULT_STATUS || status > MAX_STATUS || status == 204 || status == 205 || status == 304)
            return null;
        ResponseFields made = new ResponseFields(status);
        if (objectOrNull != null && !made.take(objectOrNull)) return null;
        if (date != null && made.fields.get(DATE) == null) {
            made.date = date;
            made.fields.add(DATE, date);
        }
        return made;
    }

    int status() {
        return status;
    }

    FieldList fields() {
        return fields;
    }

    private boolean take(JsObject headers) {
        Shape shape = headers.shape();
        if (!(headers instanceof OrdinaryObject) || !headers.elements().isEmpty()) return false;
        for (int slot = 0; slot < shape.slotCount(); slot++) {
            Object key = shape.keyAt(slot);
            if (!(key instanceof String name) || (shape.attributesAt(slot) & ~Attributes.CONSTANT) != Attributes.ALL)
                return false;
            if (!add(name, headers.slot(slot))) return false;
        }
        return true;
    }

    private boolean add(String given, Object value) {
        String name = given.toLowerCase(Locale.ROOT);
        if (!MessageRules.isPlainName(name) || fields.get(name) != null) return false;
        String text;
        if (value instanceof CharSequence chars) text = chars.toString();
        else if (value instanceof Integer number) text = number.toString();
        else return false;
        if (!isAscii(text)) return false;
        fields.add(name, text);
        kept.add(name);
        kept.add(value);
        return true;
    }

    private static boolean isAscii(String text) {
        for (int i = 0; i < text.length(); i++) if (text.charAt(i) < ' ' || text.charAt(i) > '~') return false;
        return true;
    }

    /** Adds the fields to an object, with the date if {@code withDate}. */
    void copyTo(JsObject headers, boolean withDate) {
        for (int i = 0; i < kept.size(); i += 2) headers.put(kept.get(i), kept.get(i + 1));
        headers.put(STATUS, status);
        if (withDate && date != null) headers.put(DATE, date);
    }
}
