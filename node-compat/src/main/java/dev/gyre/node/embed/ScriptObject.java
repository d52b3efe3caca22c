package dev.gyre.node.embed;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.promise.PromiseObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/**
 * An object of a script, for its host. Every method must be called on the thread of the runtime's loop, and may run code of the script: the
 * jobs which that causes have run when it returns. The rejection of a promise that a host has got counts as handled.
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

    /** The value of a property; null where there is none. */
    public Object get(String name) {
        return session.enter(() -> session.toJava(object.get(PropertyKey.fromString(name))));
    }

    /** Sets a property as an assignment would. */
    public void set(String name, Object value) {
        session.enter(() -> {
            object.put(PropertyKey.fromString(name), session.toScript(value));
            return null;
        });
    }

    public boolean isFunction() {
        return object.isCallable();
    }

    public boolean isArray() {
        return object instanceof JsArray;
    }

    public boolean isPromise() {
        return object instanceof PromiseObject;
    }

    /** Calls this function with {@code undefined} as its receiver. */
    public Object call(Object... arguments) {
        return session.enter(() -> session.invoke(object, null, arguments));
    }

    /** Calls the method of that name with this object as its receiver. */
    public Object callMethod(String name, Object... arguments) {
        return session.enter(() -> session.invoke(object.get(PropertyKey.fromString(name)), object, arguments));
    }

    /** The own enumerable properties with string keys, in JavaScript's order. */
    public Map<String, Object> toMap() {
        return session.enter(() -> {
            Map<String, Object> map = new LinkedHashMap<>();
            for (Object key : object.ownPropertyKeys()) {
                var property = key instanceof String || key instanceof Integer ? object.getOwnProperty(key) : null;
                if (property != null && property.enumerable()) map.put(PropertyKey.toDisplay(key), session.toJava(object.get(key)));
            }
            return map;
        });
    }

    /** The elements of an array, or of anything that has a length. */
    public List<Object> toList() {
        return session.enter(() -> {
            List<Object> list = new ArrayList<>();
            int length = session.lengthOf(object);
            for (int index = 0; index < length; index++) list.add(session.toJava(object.get(index)));
            return list;
        });
    }

    /**
     * A stage that completes on the loop's thread when this promise, or any object with a {@code then}, is settled: with its value, or exceptionally
     * with a {@link ScriptException}.
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
