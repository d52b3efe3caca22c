package dev.gyre.engine.builtins.intl.parts;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.ArrayList;
import java.util.List;

/** The result of a formatToParts method: an array of objects with type, value and what else a method adds. */
public final class PartList {
    private final Realm realm;
    private final List<Object> parts = new ArrayList<>();

    public PartList(Realm realm) {
        this.realm = realm;
    }

    /** Adds a part unless its text is empty. */
    public JsObject add(String type, String value) {
        JsObject part = JsObject.create(realm);
        part.createDataPropertyOrThrow("type", type);
        part.createDataPropertyOrThrow("value", value);
        if (!value.isEmpty()) parts.add(part);
        return part;
    }

    /** Adds a part even if its text is empty. */
    public void addAlways(String type, String value) {
        JsObject part = add(type, value);
        if (value.isEmpty()) parts.add(part);
    }

    /** Adds a part with one more property; with a null value without it. */
    public void add(String type, String value, String property, String extraOrNull) {
        JsObject part = add(type, value);
        if (extraOrNull != null) part.createDataPropertyOrThrow(property, extraOrNull);
    }

    public JsObject toArray() {
        return JsArray.fromList(realm, parts);
    }
}
