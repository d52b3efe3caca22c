package dev.gyre.node.messaging;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import java.util.Map;
import java.util.WeakHashMap;

/** The objects that cannot be copied into a message. */
final class Uncloneable {
    static final EnvironmentKey<Uncloneable> KEY = new Key();

    private final Map<JsObject, Boolean> objects = new WeakHashMap<>();

    private static final class Key extends EnvironmentKey<Uncloneable> {
        @Override
        protected Uncloneable create(Environment environment) {
            return new Uncloneable();
        }
    }

    void add(JsObject object) {
        objects.put(object, true);
    }

    boolean contains(JsObject object) {
        return objects.containsKey(object);
    }
}
