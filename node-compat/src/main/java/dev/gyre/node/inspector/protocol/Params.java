package dev.gyre.node.inspector.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The parameters of a call, read by name and type; {@link Command} has checked the types. */
public final class Params {
    private final Map<?, ?> values;
    private final String path;

    public Params(Map<?, ?> values) {
        this(values, "params");
    }

    private Params(Map<?, ?> values, String path) {
        this.values = values;
        this.path = path;
    }

    public boolean has(String name) {
        return values.containsKey(name);
    }

    /** The value as {@link JsonReader} reads it; null if it is absent or null. */
    public Object value(String name) {
        return values.get(name);
    }

    public String string(String name) throws ProtocolError {
        if (values.get(name) instanceof String text) return text;
        throw wrong(name, "string value expected");
    }

    public String string(String name, String otherwise) throws ProtocolError {
        return has(name) ? string(name) : otherwise;
    }

    public int integer(String name) throws ProtocolError {
        if (values.get(name) instanceof Number number && number.doubleValue() == number.intValue())
            return number.intValue();
        throw wrong(name, "int32 value expected");
    }

    public int integer(String name, int otherwise) throws ProtocolError {
        return has(name) ? integer(name) : otherwise;
    }

    public double number(String name) throws ProtocolError {
        if (values.get(name) instanceof Number number) return number.doubleValue();
        throw wrong(name, "double value expected");
    }

    public double number(String name, double otherwise) throws ProtocolError {
        return has(name) ? number(name) : otherwise;
    }

    public boolean bool(String name) throws ProtocolError {
        if (values.get(name) instanceof Boolean value) return value;
        throw wrong(name, "bool value expected");
    }

    public boolean bool(String name, boolean otherwise) throws ProtocolError {
        return has(name) ? bool(name) : otherwise;
    }

    public Params object(String name) throws ProtocolError {
        if (values.get(name) instanceof Map<?, ?> map) return new Params(map, path + "." + name);
        throw wrong(name, "object expected");
    }

    public List<?> list(String name) throws ProtocolError {
        if (values.get(name) instanceof List<?> list) return list;
        throw wrong(name, "array expected");
    }

    /** The objects of a list. */
    public List<Params> objects(String name) throws ProtocolError {
        var objects = new ArrayList<Params>();
        for (Object each : list(name)) {
            if (!(each instanceof Map<?, ?> map)) throw wrong(name, "object expected");
            objects.add(new Params(map, path + "." + name));
        }
        return objects;
    }

    /** A parameter that {@link ProtocolTable} does not have, or has as another type. */
    private IllegalStateException wrong(String name, String problem) {
        return new IllegalStateException(path + "." + name + ": " + problem);
    }
}
