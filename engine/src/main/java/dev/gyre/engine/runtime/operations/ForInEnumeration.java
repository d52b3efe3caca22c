package dev.gyre.engine.runtime.operations;

import dev.gyre.engine.runtime.exotic.ExoticObject;
import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.realm.SurroundingAgent;
import dev.gyre.engine.runtime.value.JsSymbol;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

// EnumerateObjectProperties ( O ), https://tc39.es/ecma262/#sec-enumerate-object-properties
/**
 * The state of a for-in loop: the keys of the prototype chain when the loop begins, each once. Keys that are deleted
 * before they are reached are skipped.
 */
public final class ForInEnumeration {
    /** Keys between two interrupt checks. */
    private static final int POLL_STEPS = 1024;

    private static final Object[] NO_KEYS = {};

    private final JsObject object;
    private final Object[] keys;
    private int position;
    /** Whether the keys include those of prototypes or of a proxy. */
    private final boolean collected;

    /**
     * The shape whose own enumerable keys these are, as long as the object has it; null if every key has to be checked.
     */
    private Shape known;

    public ForInEnumeration(JsObject object) {
        this.object = object;
        collected = object != null
                && (computesPrototype(object)
                        || object.shape().prototype() != null
                                && anythingAbove(object.shape().prototype()));
        if (object == null) {
            keys = NO_KEYS;
            return;
        }
        if (collected) {
            keys = collect(object).toArray();
            return;
        }
        Shape shape = object.shape();
        if (shape.kind().isOrdinary() && object.elements().size() == 0 && shape.enumerableKeys() != null) {
            known = shape;
            keys = shape.enumerableKeys();
        } else {
            keys = object.ownPropertyKeys().toArray();
        }
    }

    private ForInEnumeration(JsObject object, Shape known) {
        this.object = object;
        this.known = known;
        keys = known.enumerableKeys();
        collected = false;
    }

    /** For compiled code: the enumeration of an object whose keys are those of its shape; null for other values, whose enumeration may run code. */
    public static ForInEnumeration ofShape(Object value) {
        if (!(value instanceof JsObject object)) return null;
        Shape shape = object.shape();
        boolean isOwn = shape.kind().isOrdinary() && object.elements().size() == 0 && shape.enumerableKeys() != null;
        if (!isOwn || shape.prototype() != null && anythingAbove(shape.prototype())) return null;
        return new ForInEnumeration(object, shape);
    }

    /** Whether all keys have been reached. */
    public boolean isDone() {
        return position == keys.length;
    }

    /** Whether the next key needs no check, because the object still has the shape whose keys these are. */
    public boolean isOfShape() {
        return object.shape() == known;
    }

    /** The next key, if there is one, without a check. */
    public Object nextOfShape() {
        return keys[position++];
    }

    /** The next key as a string, or null. */
    public Object next() {
        while (position < keys.length) {
            Object key = keys[position++];
            if (object.shape() == known) return key;
            if (collected ? isStillThere(key) : !(key instanceof JsSymbol) && enumerability(object, key) > 0)
                return PropertyKey.toValue(key);
        }
        return null;
    }

    /**
     * Collects the keys along the prototype chain; the attributes of a proxy's keys are read only when they are
     * reached.
     */
    private static List<Object> collect(JsObject object) {
        List<Object> found = new ArrayList<>();
        Set<Object> visited = new HashSet<>();
        int proxies = 0;
        for (JsObject holder = object; holder != null; holder = holder.getPrototypeOf()) {
            proxies = ProxyObject.countInChain(holder, proxies);
            boolean isProxy = holder instanceof ProxyObject;
            int steps = 0;
            for (Object key : holder.ownPropertyKeys()) {
                if (++steps % POLL_STEPS == 0) SurroundingAgent.poll(POLL_STEPS);
                if (key instanceof JsSymbol) continue;
                int enumerable = isProxy ? 1 : enumerability(holder, key);
                if (enumerable >= 0 && visited.add(key) && enumerable > 0) found.add(key);
            }
            if (!computesPrototype(holder)
                    && (holder.shape().prototype() == null
                            || !anythingAbove(holder.shape().prototype()))) break;
        }
        return found;
    }

    private static boolean computesPrototype(JsObject object) {
        return object instanceof ExoticObject exotic && exotic.computesPrototype();
    }

    private boolean isStillThere(Object key) {
        int proxies = 0;
        for (JsObject holder = object; holder != null; holder = holder.getPrototypeOf()) {
            proxies = ProxyObject.countInChain(holder, proxies);
            if (holder instanceof ProxyObject) {
                PropertyDescriptor desc = holder.getOwnProperty(key);
                if (desc != null) return desc.enumerable();
            } else if (enumerability(holder, key) >= 0) {
                return true;
            }
        }
        return false;
    }

    /** 1 if enumerable, 0 if not, -1 if deleted. */
    private static int enumerability(JsObject object, Object key) {
        if (object.shape().kind().isOrdinary()) {
            int attributes = key instanceof Integer index
                    ? object.elements().attributes(index)
                    : object.shape().find(key);
            return attributes < 0 ? -1 : (attributes & Attributes.ENUMERABLE) != 0 ? 1 : 0;
        }
        PropertyDescriptor desc = object.getOwnProperty(key);
        return desc == null ? -1 : desc.enumerable() ? 1 : 0;
    }

    /** Whether a prototype may have an enumerable property; most have none. */
    private static boolean anythingAbove(JsObject first) {
        for (JsObject object = first; object != null; object = object.shape().prototype()) {
            Shape shape = object.shape();
            if (object instanceof ProxyObject
                    || shape.kind() == ShapeKind.EXOTIC
                    || object.elements().size() != 0) return true;
            for (int slot = 0; shape.mayHaveEnumerable() && slot < shape.slotCount(); slot++) {
                if ((shape.attributesAt(slot) & Attributes.ENUMERABLE) != 0 && shape.keyAt(slot) instanceof String)
                    return true;
            }
        }
        return false;
    }
}
