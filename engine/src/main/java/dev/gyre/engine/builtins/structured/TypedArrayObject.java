package dev.gyre.engine.builtins.structured;

import dev.gyre.engine.runtime.elements.ElementType;
import dev.gyre.engine.runtime.exotic.IntegerIndexedObject;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.SurroundingAgent;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.List;

/** A typed array: its elements are views into an ArrayBuffer. */
// 10.4.5 TypedArray Exotic Objects, https://tc39.es/ecma262/#sec-typedarray-exotic-objects
public final class TypedArrayObject extends IntegerIndexedObject {
    /** Indices listed between two interrupt checks. */
    private static final int POLL_STEPS = 1024;

    /** Fixed element count, or -1 if it follows the buffer's length. */
    private final int fixedLength;

    public TypedArrayObject(
            JsObject prototype, ElementType type, ArrayBufferObject buffer, int byteOffset, int fixedLength) {
        super(prototype, type, buffer, byteOffset, buffer.isResizable() ? -1 : fixedLength);
        this.fixedLength = fixedLength;
    }

    public ArrayBufferObject buffer() {
        return (ArrayBufferObject) block();
    }

    // IsTypedArrayOutOfBounds ( taRecord ), https://tc39.es/ecma262/#sec-istypedarrayoutofbounds
    public boolean isOutOfBounds() {
        int available = buffer().byteLength();
        return buffer().isDetached()
                || byteOffset() > available
                || fixedLength >= 0 && byteOffset() + (long) fixedLength * type().size() > available;
    }

    // TypedArrayLength ( taRecord ), https://tc39.es/ecma262/#sec-typedarraylength
    /** The current number of elements; 0 if out of bounds. */
    public int length() {
        if (isOutOfBounds()) return 0;
        return fixedLength >= 0 ? fixedLength : (buffer().byteLength() - byteOffset()) / type().size();
    }

    public boolean isLengthTracking() {
        return fixedLength < 0;
    }

    // TypedArrayGetElement ( O, index ), https://tc39.es/ecma262/#sec-typedarraygetelement
    public Object element(int index) {
        return index < length() ? type().load(data(), byteOffset() + index * type().size()) : Undefined.INSTANCE;
    }

    // TypedArraySetElement ( O, index, value ), https://tc39.es/ecma262/#sec-typedarraysetelement
    public void element(int index, Object value) {
        Object numeric = type().coerce(value);
        if (index >= 0 && index < length()) type().store(data(), byteOffset() + index * type().size(), numeric);
    }

    /** Stores a coerced value at a valid index. */
    public void storeElement(int index, Object numeric) {
        type().store(data(), byteOffset() + index * type().size(), numeric);
    }

    /**
     * Whether a string key is a canonical numeric string, which is never a property, since valid indices are integers.
     */
    private static boolean isNumeric(Object key) {
        if (!(key instanceof String text) || text.isEmpty()) return false;
        char first = text.charAt(0);
        return (first <= '9' || first == 'I' || first == 'N')
                && TypeConversion.canonicalNumericIndexString(text) != null;
    }

    @Override
    public boolean ownsSpecially(Object key) {
        return isNumeric(key);
    }

    @Override
    public PropertyDescriptor getOwnProperty(Object key) {
        return isNumeric(key) ? null : super.getOwnProperty(key);
    }

    @Override
    public boolean hasProperty(Object key) {
        return !isNumeric(key) && super.hasProperty(key);
    }

    @Override
    public boolean defineOwnProperty(Object key, PropertyDescriptor descriptor) {
        return !isNumeric(key) && super.defineOwnProperty(key, descriptor);
    }

    @Override
    public Object get(Object key, Object receiver) {
        return isNumeric(key) ? Undefined.INSTANCE : super.get(key, receiver);
    }

    // [[Set]] ( P, V, Receiver ), https://tc39.es/ecma262/#sec-typedarray-set
    @Override
    public boolean set(Object key, Object value, Object receiver) {
        if (!isNumeric(key)) return super.set(key, value, receiver);
        if (receiver == this) type().coerce(value);
        return true;
    }

    @Override
    public boolean delete(Object key) {
        return isNumeric(key) || super.delete(key);
    }

    @Override
    public PropertyDescriptor getOwnIndexed(int index) {
        return index < length() ? PropertyDescriptor.data(element(index), Attributes.ALL) : null;
    }

    // [[DefineOwnProperty]] ( P, Desc ), https://tc39.es/ecma262/#sec-typedarray-defineownproperty
    @Override
    public boolean defineOwnIndexed(int index, PropertyDescriptor descriptor) {
        if (index >= length() || descriptor.isAccessor()) return false;
        if (descriptor.hasConfigurable() && !descriptor.configurable()) return false;
        if (descriptor.hasEnumerable() && !descriptor.enumerable()) return false;
        if (descriptor.hasWritable() && !descriptor.writable()) return false;
        if (descriptor.value != null) element(index, descriptor.value);
        return true;
    }

    @Override
    public boolean hasIndexed(int index) {
        return index < length();
    }

    @Override
    public Object getIndexed(int index, Object receiver) {
        return element(index);
    }

    // [[Set]] ( P, V, Receiver ), https://tc39.es/ecma262/#sec-typedarray-set
    @Override
    public boolean setIndexed(int index, Object value, Object receiver) {
        if (receiver == this) {
            element(index, value);
            return true;
        }
        return index >= length() || setOnOther(index, value, receiver);
    }

    private static boolean setOnOther(int index, Object value, Object receiver) {
        if (!(receiver instanceof JsObject target)) return false;
        PropertyDescriptor existing = target.getOwnProperty(index);
        if (existing == null) return target.createDataProperty(index, value);
        if (existing.isAccessor() || !existing.writable()) return false;
        PropertyDescriptor change = new PropertyDescriptor();
        change.value = value;
        return target.defineOwnProperty(index, change);
    }

    @Override
    public boolean deleteIndexed(int index) {
        return index >= length();
    }

    // [[PreventExtensions]] ( ), https://tc39.es/ecma262/#sec-typedarray-preventextensions
    @Override
    public boolean preventExtensions() {
        boolean isFixed = fixedLength >= 0 && !buffer().isResizable();
        return isFixed && super.preventExtensions();
    }

    @Override
    protected void collectIndices(List<Object> keys) {
        int length = ObjectOperations.checkListLength(length());
        for (int i = 0; i < length; i++) {
            if (i % POLL_STEPS == POLL_STEPS - 1) SurroundingAgent.poll(POLL_STEPS);
            keys.add(i);
        }
    }

    /** As in V8, whose messages name only arrays of fixed-length buffers. */
    @Override
    public String className() {
        return buffer().isResizable() ? "Object" : type().arrayName();
    }
}
