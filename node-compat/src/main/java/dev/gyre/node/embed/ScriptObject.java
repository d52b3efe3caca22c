package dev.gyre.node.embed;

import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/**
 * A reference of the host to an object of a script. All methods but the tests must be called on the thread of the runtime's loop (IllegalStateException
 * otherwise) and may run code of the script: they throw as described in {@link NodeRuntime}, and when the outermost returns, the ticks and microtasks that it
 * caused have run. The rejection of a promise that a host has a reference to counts as handled. Two references are equal if their objects are identical.
 *
 * {@snippet :
 * ScriptObject point = (ScriptObject) runtime.eval("({ x: 1, move(by) { this.x += by; return this.x; } })");
 * point.get("x");             // 1
 * point.callMethod("move", 2);    // 3
 * point.toMap();              // {x=3, move=...}
 * }
 */
public final class ScriptObject {
    private final HostSession session;
    private final JsObject object;

    ScriptObject(HostSession session, JsObject object) {
        this.session = session;
        this.object = object;
    }

    JsObject object() {
        return object;
    }

    HostSession session() {
        return session;
    }

    /**
     * The value of a property, own or inherited; null where there is none.
     *
     * @throws ScriptException with the value that a getter throws
     */
    public Object get(String name) {
        return session.enter(() -> session.toJava(object.get(PropertyKey.fromString(name))));
    }

    /**
     * Sets a property like an assignment in strict mode.
     *
     * @throws ScriptException with the value that a setter throws, or a TypeError if the property cannot be set
     * @throws IllegalArgumentException for a value that has no counterpart in JavaScript
     */
    public void set(String name, Object value) {
        session.enter(() -> {
            object.put(PropertyKey.fromString(name), session.toScript(value));
            return null;
        });
    }

    /** Whether the object can be called. */
    public boolean isFunction() {
        return object.isCallable();
    }

    /** Whether the object is an array (a proxy of one is not). */
    public boolean isArray() {
        return object instanceof JsArray;
    }

    /** Whether the object is a promise of the language; other objects with a then method are not. */
    public boolean isPromise() {
        return object instanceof PromiseObject;
    }

    /**
     * Calls this function with {@code undefined} as its receiver; returns its result.
     *
     * @throws ScriptException with the value that it throws, or a TypeError if this is no function
     */
    public Object call(Object... arguments) {
        return session.enter(() -> session.invoke(object, null, arguments));
    }

    /**
     * Calls the method of that name with this object as its receiver; returns its result.
     *
     * @throws ScriptException with the value that it throws, or a TypeError if there is no such method
     */
    public Object callMethod(String name, Object... arguments) {
        return session.enter(() -> session.invoke(object.get(PropertyKey.fromString(name)), object, arguments));
    }

    /** A copy of the own enumerable properties with string keys, in JavaScript's order; values may be null. */
    public Map<String, Object> toMap() {
        return session.enter(() -> {
            Map<String, Object> map = new LinkedHashMap<>();
            for (Object key : object.ownPropertyKeys()) {
                var property = key instanceof String || key instanceof Integer ? object.getOwnProperty(key) : null;
                if (property != null && property.enumerable())
                    map.put(PropertyKey.toDisplay(key), session.toJava(object.get(key)));
            }
            return map;
        });
    }

    /** A copy of the elements of an array or array-like object; holes are null. Empty for an object without a length. */
    public List<Object> toList() {
        return session.enter(() -> {
            List<Object> list = new ArrayList<>();
            int length = session.lengthOf(object);
            for (int index = 0; index < length; index++) list.add(session.toJava(object.get(index)));
            return list;
        });
    }

    /**
     * A stage that completes on the loop's thread when this promise (or object with a {@code then} method) is settled: with its value, or exceptionally
     * with a {@link ScriptException}. The loop has to run for that: waiting on the loop's thread itself needs {@link NodeRuntime#await}.
     *
     * {@snippet :
     * ScriptObject promise = (ScriptObject) runtime.eval("new Promise((resolve) => setTimeout(resolve, 5, 'done'))");
     * runtime.await(promise.toStage());    // done
     * }
     */
    public CompletableFuture<Object> toStage() {
        return session.enter(() -> session.toStage(object));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ScriptObject script && script.object == object;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(object);
    }

    @Override
    public String toString() {
        return "ScriptObject " + object.className();
    }
}
