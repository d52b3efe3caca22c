package dev.gyre.node.process;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.LocalConventions;
import dev.gyre.node.environment.NodeErrors;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** process.env: every value becomes a string. Threads that share it have separate objects with one map. */
// https://nodejs.org/api/process.html#processenv
public final class EnvironmentObject extends JsObject {
    private final Realm realm;
    /** The variables that threads share, or null if they are properties of this object. */
    private Map<String, String> shared;

    private EnvironmentObject(Realm realm) {
        super(Shape.rootFor(realm.intrinsic(Intrinsic.OBJECT_PROTOTYPE), ShapeKind.EXOTIC));
        this.realm = realm;
    }

    static EnvironmentObject create(Environment environment) {
        EnvironmentObject env = new EnvironmentObject(environment.realm());
        Map<String, String> variables = environment.settings().env();
        if (environment.settings().sharedEnvOrNull() != null)
            env.shared = environment.settings().sharedEnvOrNull();
        else for (Map.Entry<String, String> each : variables.entrySet()) env.initialize(each.getKey(), each.getValue());
        return env;
    }

    /** Adds a variable that the runtime has started with. Its zone is set when it is first needed, since that takes milliseconds. */
    private void initialize(String name, String value) {
        Object key = PropertyKey.fromString(name);
        if (!isUnnamed(key)) super.defineOwnProperty(key, PropertyDescriptor.data(value, Attributes.ALL));
    }

    /** Moves the variables to a map that other threads can use too. */
    public Map<String, String> share() {
        if (shared != null) return shared;
        Map<String, String> variables = Collections.synchronizedMap(new LinkedHashMap<>());
        for (Object key : super.ownPropertyKeys()) {
            if (key instanceof JsSymbol) continue;
            variables.put(key.toString(), TypeConversion.toString(super.getOwnProperty(key).value));
            super.delete(key);
        }
        shared = variables;
        return variables;
    }

    /** TZ decides local time from now on. */
    private void changed(Object key, String valueOrNull) {
        if ("TZ".equals(key)) realm.agent().timeZone(LocalConventions.timeZone(valueOrNull));
    }

    /** Whether a key can be no variable, as for the system; nothing is stored then. */
    private static boolean isUnnamed(Object key) {
        return "".equals(key);
    }

    /** The shared variable of a key; null if there is none, or if variables are properties. */
    private String variable(Object key) {
        return shared == null || key instanceof JsSymbol ? null : shared.get(key.toString());
    }

    private boolean isShared(Object key) {
        return shared != null && !(key instanceof JsSymbol);
    }

    @Override
    public boolean ownsSpecially(Object key) {
        return true;
    }

    @Override
    public PropertyDescriptor getOwnProperty(Object key) {
        if (!isShared(key)) return super.getOwnProperty(key);
        String value = variable(key);
        return value == null ? null : PropertyDescriptor.data(value, Attributes.ALL);
    }

    @Override
    public boolean hasProperty(Object key) {
        return variable(key) != null || super.hasProperty(key);
    }

    @Override
    public Object get(Object key, Object receiver) {
        String value = variable(key);
        return value != null ? value : super.get(key, receiver);
    }

    @Override
    public boolean set(Object key, Object value, Object receiver) {
        String text = TypeConversion.toString(value);
        if (isUnnamed(key)) return true;
        changed(key, text);
        if (!isShared(key))
            return receiver == this
                    ? super.defineOwnProperty(key, PropertyDescriptor.data(text, Attributes.ALL))
                    : super.set(key, text, receiver);
        shared.put(key.toString(), text);
        return true;
    }

    @Override
    public boolean defineOwnProperty(Object key, PropertyDescriptor descriptor) {
        check(descriptor);
        descriptor.value = TypeConversion.toString(descriptor.value);
        if (isUnnamed(key)) return true;
        changed(key, (String) descriptor.value);
        if (!isShared(key)) return super.defineOwnProperty(key, descriptor);
        shared.put(key.toString(), (String) descriptor.value);
        return true;
    }

    /** Throws unless the descriptor is one of a usual data property. */
    private void check(PropertyDescriptor descriptor) {
        boolean isAccessor = descriptor.get != null || descriptor.set != null;
        if (!isAccessor
                && descriptor.value != null
                && descriptor.hasConfigurable()
                && descriptor.configurable()
                && descriptor.hasWritable()
                && descriptor.writable()
                && descriptor.hasEnumerable()
                && descriptor.enumerable()) return;
        throw NodeErrors.of(
                realm,
                "ERR_INVALID_OBJECT_DEFINE_PROPERTY",
                isAccessor
                        ? "'process.env' does not accept an accessor(getter/setter) descriptor"
                        : "'process.env' only accepts a configurable, writable, and enumerable data descriptor");
    }

    @Override
    public boolean delete(Object key) {
        changed(key, null);
        if (!isShared(key)) return super.delete(key);
        shared.remove(key.toString());
        return true;
    }

    @Override
    public List<Object> ownPropertyKeys() {
        List<Object> keys = super.ownPropertyKeys();
        if (shared == null) return keys;
        synchronized (shared) {
            for (String name : shared.keySet()) keys.add(PropertyKey.fromString(name));
        }
        return keys;
    }

    @Override
    public PropertyDescriptor getOwnIndexed(int index) {
        return shared == null ? super.getOwnIndexed(index) : getOwnProperty(index);
    }

    @Override
    public boolean hasIndexed(int index) {
        return shared == null ? super.hasIndexed(index) : hasProperty(index);
    }

    @Override
    public Object getIndexed(int index, Object receiver) {
        return shared == null ? super.getIndexed(index, receiver) : get(index, receiver);
    }

    @Override
    public boolean setIndexed(int index, Object value, Object receiver) {
        return shared == null
                ? super.setIndexed(index, TypeConversion.toString(value), receiver)
                : set(index, value, receiver);
    }

    @Override
    public boolean deleteIndexed(int index) {
        return shared == null ? super.deleteIndexed(index) : delete(index);
    }
}
