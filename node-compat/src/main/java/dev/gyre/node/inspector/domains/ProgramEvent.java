package dev.gyre.node.inspector.domains;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.node.buffer.ByteView;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An object that a program gives for an event of the protocol, whose members are read by type. One that lacks a member throws a TypeError that names it.
 *
 * @param path the names of the members from the holder to this object, each with a dot
 * @param holder what the object is called in the text of an error
 */
record ProgramEvent(JsObject object, String path, String holder) {
    ProgramEvent(JsObject object) {
        this(object, "", "event");
    }

    String string(String name) {
        if (object.get(name) instanceof CharSequence text) return text.toString();
        throw missing(name);
    }

    String string(String name, String otherwise) {
        return object.get(name) instanceof CharSequence text ? text.toString() : otherwise;
    }

    Number number(String name) {
        if (object.get(name) instanceof Number number) return number;
        throw missing(name);
    }

    boolean bool(String name) {
        if (object.get(name) instanceof Boolean value) return value;
        throw missing(name);
    }

    boolean isTrue(String name) {
        return Boolean.TRUE.equals(object.get(name));
    }

    byte[] bytes(String name) {
        Object value = object.get(name);
        if (ByteView.isBytes(value)) return ByteView.of(value).copy();
        throw missing(name);
    }

    ProgramEvent object(String name) {
        if (object.get(name) instanceof JsObject inner) return new ProgramEvent(inner, path + name + ".", holder);
        throw missing(name);
    }

    /** The member "headers": texts by name. */
    Map<String, String> headers() {
        JsObject headers = object("headers").object();
        var result = new LinkedHashMap<String, String>();
        for (Object key : headers.ownPropertyKeys()) {
            if (!(headers.get(key) instanceof CharSequence text))
                throw Errors.typeError("Invalid header value in event");
            result.put(TypeConversion.toString(key), text.toString());
        }
        return result;
    }

    private RuntimeException missing(String name) {
        return Errors.typeError("Missing " + path + name + " in " + holder);
    }
}
