package dev.gyre.page.idl;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import java.util.List;

/**
 * An object with indexed or named properties, https://webidl.spec.whatwg.org/#js-legacy-platform-objects. Without further overrides both are read-only. Objects of interfaces that
 * have neither, whose shape is an ordinary one, are ordinary objects.
 */
public abstract class LegacyPlatformObject extends JsObject {
    protected LegacyPlatformObject(Shape shape) {
        super(shape);
    }

    /** The number of indexed properties; -1 if the interface has none. */
    protected int indexedCount() {
        return -1;
    }

    /** The value of an indexed property, null if there is none. */
    protected Object indexedValue(int index) {
        return null;
    }

    /** The value of a named property, null if there is none. */
    protected Object namedValue(String name) {
        return null;
    }

    /** The supported property names in order. */
    protected List<String> supportedNames() {
        return List.of();
    }

    /** Whether named properties come before those of the object itself and its prototypes. */
    protected boolean overridesBuiltins() {
        return false;
    }

    /** Whether named properties are enumerable. */
    protected boolean enumeratesNames() {
        return false;
    }

    /** Whether there is a setter of named properties. */
    protected boolean setsNames() {
        return false;
    }

    /** Throws JavaScript's exceptions only, as {@link DomError#toException} makes them. */
    protected void setNamed(String name, Object value) {
        throw new UnsupportedOperationException();
    }

    /** Deletes a supported name; false if there is no deleter. */
    protected boolean deleteNamed(String name) {
        return false;
    }

    // https://webidl.spec.whatwg.org/#dfn-named-property-visibility
    private Object visible(Object key) {
        if (!(key instanceof String name) || !isLegacy()) return null;
        if (!overridesBuiltins()) {
            if (shape().find(name) >= 0) return null;
            for (JsObject at = getPrototypeOf(); at != null; at = at.getPrototypeOf()) {
                if (at.hasOwnProperty(name)) return null;
            }
        }
        return namedValue(name);
    }

    @Override
    public boolean ownsSpecially(Object key) {
        return key instanceof Integer ? hasIndices() : key instanceof String && visible(key) != null;
    }

    private boolean hasIndices() {
        return isLegacy() && indexedCount() >= 0;
    }

    /** Whether the interface has indexed or named properties. */
    private boolean isLegacy() {
        return shape().kind() == ShapeKind.EXOTIC;
    }

    /** Whether there is a setter of indexed properties. */
    protected boolean setsIndices() {
        return false;
    }

    protected void setIndexed(int index, Object value) {
        throw new UnsupportedOperationException();
    }

    @Override
    public PropertyDescriptor getOwnProperty(Object key) {
        if (key instanceof Integer index) return getOwnIndexed(index);
        Object named = visible(key);
        return named == null ? super.getOwnProperty(key) : describe(named, setsNames(), enumeratesNames());
    }

    private static PropertyDescriptor describe(Object value, boolean writable, boolean enumerable) {
        return PropertyDescriptor.data(
                value,
                Attributes.CONFIGURABLE
                        | (writable ? Attributes.WRITABLE : 0)
                        | (enumerable ? Attributes.ENUMERABLE : 0));
    }

    @Override
    public PropertyDescriptor getOwnIndexed(int index) {
        if (hasIndices()) {
            Object value = indexedValue(index);
            return value == null ? null : describe(value, setsIndices(), true);
        }
        Object named = visible(Integer.toString(index));
        return named == null ? super.getOwnIndexed(index) : describe(named, setsNames(), enumeratesNames());
    }

    @Override
    public boolean hasProperty(Object key) {
        if (key instanceof Integer index) return hasIndexed(index);
        return visible(key) != null || super.hasProperty(key);
    }

    @Override
    public boolean hasIndexed(int index) {
        if (hasIndices() ? indexedValue(index) != null : visible(Integer.toString(index)) != null) return true;
        JsObject prototype = getPrototypeOf();
        return !hasIndices() && elements().has(index) || prototype != null && prototype.hasIndexed(index);
    }

    @Override
    public Object get(Object key, Object receiver) {
        if (key instanceof Integer index) return getIndexed(index, receiver);
        Object named = visible(key);
        return named == null ? super.get(key, receiver) : named;
    }

    @Override
    public Object getIndexed(int index, Object receiver) {
        if (hasIndices()) {
            Object value = indexedValue(index);
            if (value != null) return value;
        } else {
            Object named = visible(Integer.toString(index));
            if (named != null) return named;
        }
        return super.getIndexed(index, receiver);
    }

    @Override
    public boolean set(Object key, Object value, Object receiver) {
        if (key instanceof Integer index) return setIndexed(index, value, receiver);
        if (receiver == this && key instanceof String name && setsNames()) {
            setNamed(name, value);
            return true;
        }
        return visible(key) == null && super.set(key, value, receiver);
    }

    @Override
    public boolean setIndexed(int index, Object value, Object receiver) {
        if (receiver == this && setsNames()) {
            setNamed(Integer.toString(index), value);
            return true;
        }
        if (hasIndices() && receiver == this) {
            if (setsIndices()) setIndexed(index, value);
            return setsIndices();
        }
        return super.setIndexed(index, value, receiver);
    }

    // https://webidl.spec.whatwg.org/#legacy-platform-object-defineownproperty
    @Override
    public boolean defineOwnProperty(Object key, PropertyDescriptor desc) {
        if (key instanceof Integer index) return defineOwnIndexed(index, desc);
        if (key instanceof String name && (setsNames() || visible(name) != null)) {
            if (!setsNames() || desc.isAccessor()) return false;
            setNamed(name, desc.value);
            return true;
        }
        return super.defineOwnProperty(key, desc);
    }

    @Override
    public boolean defineOwnIndexed(int index, PropertyDescriptor desc) {
        if (hasIndices()) {
            if (!setsIndices() || desc.isAccessor()) return false;
            setIndexed(index, desc.value);
            return true;
        }
        if (setsNames()) {
            setNamed(Integer.toString(index), desc.value);
            return true;
        }
        return super.defineOwnIndexed(index, desc);
    }

    @Override
    public boolean delete(Object key) {
        if (key instanceof Integer index) return deleteIndexed(index);
        return visible(key) != null ? deleteNamed((String) key) : super.delete(key);
    }

    @Override
    public boolean deleteIndexed(int index) {
        if (hasIndices()) return indexedValue(index) == null;
        String name = Integer.toString(index);
        return visible(name) != null ? deleteNamed(name) : super.deleteIndexed(index);
    }

    @Override
    public boolean preventExtensions() {
        return !isLegacy() && super.preventExtensions();
    }

    @Override
    protected void collectIndices(List<Object> keys) {
        if (!hasIndices()) super.collectIndices(keys);
        else for (int i = 0, count = indexedCount(); i < count; i++) keys.add(i);
    }

    @Override
    protected void collectSpecialNames(List<Object> keys) {
        if (!isLegacy()) return;
        for (String name : supportedNames()) {
            if (visible(name) != null) keys.add(name);
        }
    }
}
