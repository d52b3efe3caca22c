package dev.gyre.engine.runtime.wrapper;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.PropertyValidation;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.SurroundingAgent;
import java.util.List;

/** A String exotic object: its characters are own elements. */
public final class StringObject extends PrimitiveWrapper {
    /** Indices listed between two interrupt checks. */
    private static final int POLL_STEPS = 1024;

    private static final String LENGTH = "length";

    private final String value;

    // StringCreate ( value, prototype ), https://tc39.es/ecma262/#sec-stringcreate
    public StringObject(JsObject prototype, String value) {
        super(Shape.rootFor(prototype, ShapeKind.EXOTIC));
        this.value = value;
    }

    @Override
    public String value() {
        return value;
    }

    @Override
    public boolean ownsSpecially(Object key) {
        return LENGTH.equals(key);
    }

    // [[GetOwnProperty]] ( P ), https://tc39.es/ecma262/#sec-string-exotic-objects-getownproperty-p
    @Override
    public PropertyDescriptor getOwnProperty(Object key) {
        return LENGTH.equals(key)
                ? PropertyDescriptor.data(value.length(), Attributes.NONE)
                : super.getOwnProperty(key);
    }

    @Override
    public boolean defineOwnProperty(Object key, PropertyDescriptor desc) {
        return LENGTH.equals(key)
                ? PropertyValidation.isCompatible(value.length(), Attributes.NONE, desc)
                : super.defineOwnProperty(key, desc);
    }

    @Override
    public boolean hasProperty(Object key) {
        return LENGTH.equals(key) || super.hasProperty(key);
    }

    @Override
    public Object get(Object key, Object receiver) {
        return LENGTH.equals(key) ? (Object) value.length() : super.get(key, receiver);
    }

    @Override
    public boolean set(Object key, Object newValue, Object receiver) {
        return !LENGTH.equals(key) && super.set(key, newValue, receiver);
    }

    @Override
    public boolean delete(Object key) {
        return !LENGTH.equals(key) && super.delete(key);
    }

    // StringGetOwnProperty ( S, P ), https://tc39.es/ecma262/#sec-stringgetownproperty
    @Override
    public PropertyDescriptor getOwnIndexed(int index) {
        return index < value.length()
                ? PropertyDescriptor.data(String.valueOf(value.charAt(index)), Attributes.ENUMERABLE)
                : super.getOwnIndexed(index);
    }

    // [[DefineOwnProperty]] ( P, Desc ), https://tc39.es/ecma262/#sec-string-exotic-objects-defineownproperty-p-desc
    @Override
    public boolean defineOwnIndexed(int index, PropertyDescriptor desc) {
        return index < value.length()
                ? PropertyValidation.isCompatible(String.valueOf(value.charAt(index)), Attributes.ENUMERABLE, desc)
                : super.defineOwnIndexed(index, desc);
    }

    @Override
    public boolean hasIndexed(int index) {
        return index < value.length() || super.hasIndexed(index);
    }

    @Override
    public Object getIndexed(int index, Object receiver) {
        return index < value.length() ? String.valueOf(value.charAt(index)) : super.getIndexed(index, receiver);
    }

    @Override
    public boolean setIndexed(int index, Object newValue, Object receiver) {
        return index >= value.length() && super.setIndexed(index, newValue, receiver);
    }

    @Override
    public boolean deleteIndexed(int index) {
        return index >= value.length() && super.deleteIndexed(index);
    }

    // [[OwnPropertyKeys]] ( ), https://tc39.es/ecma262/#sec-string-exotic-objects-ownpropertykeys
    @Override
    protected void collectIndices(List<Object> keys) {
        int length = ObjectOperations.checkListLength(value.length());
        for (int i = 0; i < length; i++) {
            if (i % POLL_STEPS == POLL_STEPS - 1) SurroundingAgent.poll(POLL_STEPS);
            keys.add(i);
        }
        super.collectIndices(keys);
    }

    @Override
    protected void collectSpecialNames(List<Object> keys) {
        keys.add(LENGTH);
    }

    @Override
    public String builtinTag() {
        return "String";
    }

    @Override
    public String className() {
        return "String";
    }
}
