package dev.gyre.engine.runtime.object;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** A Property Descriptor; a null value, get or set is an absent field. */
public final class PropertyDescriptor {
    public Object value;
    public Object get;
    public Object set;
    /** The three boolean fields, as {@link Attributes}; valid where the bit of {@link #present} is set. */
    private int attributes;

    private int present;

    public static PropertyDescriptor data(Object value, boolean writable, boolean enumerable, boolean configurable) {
        var descriptor = new PropertyDescriptor();
        descriptor.value = value;
        descriptor.writable(writable);
        descriptor.enumerable(enumerable);
        descriptor.configurable(configurable);
        return descriptor;
    }

    public static PropertyDescriptor data(Object value, int attributes) {
        var descriptor = new PropertyDescriptor();
        descriptor.value = value;
        descriptor.attributes = attributes & Attributes.ALL;
        descriptor.present = Attributes.ALL;
        return descriptor;
    }

    /** get and set are functions or Undefined.INSTANCE; null leaves the field absent. */
    public static PropertyDescriptor accessor(Object get, Object set, boolean enumerable, boolean configurable) {
        var descriptor = new PropertyDescriptor();
        descriptor.get = get;
        descriptor.set = set;
        descriptor.enumerable(enumerable);
        descriptor.configurable(configurable);
        return descriptor;
    }

    /** The descriptor of a stored property. */
    static PropertyDescriptor of(Object stored, int attributes) {
        if ((attributes & Attributes.ACCESSOR) == 0) {
            return data(stored, attributes);
        }
        var accessor = (Accessor) stored;
        return accessor(
                accessor.getterValue(),
                accessor.setterValue(),
                (attributes & Attributes.ENUMERABLE) != 0,
                (attributes & Attributes.CONFIGURABLE) != 0);
    }

    // ToPropertyDescriptor ( Obj ), https://tc39.es/ecma262/#sec-topropertydescriptor
    public static PropertyDescriptor toPropertyDescriptor(Object value) {
        if (!(value instanceof JsObject object)) {
            throw Errors.typeError("Property description must be an object: " + PropertyErrors.display(value));
        }
        var descriptor = new PropertyDescriptor();
        if (Originals.hasProperty(object, "enumerable")) {
            descriptor.enumerable(TypeConversion.toBoolean(object.get("enumerable")));
        }
        if (Originals.hasProperty(object, "configurable")) {
            descriptor.configurable(TypeConversion.toBoolean(object.get("configurable")));
        }
        if (Originals.hasProperty(object, "value")) {
            descriptor.value = object.get("value");
        }
        if (Originals.hasProperty(object, "writable")) {
            descriptor.writable(TypeConversion.toBoolean(object.get("writable")));
        }
        if (Originals.hasProperty(object, "get")) {
            descriptor.get = requireAccessor("Getter", object.get("get"));
        }
        if (Originals.hasProperty(object, "set")) {
            descriptor.set = requireAccessor("Setter", object.get("set"));
        }
        if (descriptor.isAccessor() && descriptor.isData()) {
            throw Errors.typeError(
                    "Invalid property descriptor. Cannot both specify accessors and a value or writable attribute, "
                            + PropertyErrors.display(object));
        }
        return descriptor;
    }

    private static Object requireAccessor(String role, Object value) {
        if (value != Undefined.INSTANCE && !Comparison.isCallable(value)) {
            throw Errors.typeError(role + " must be a function: " + PropertyErrors.display(value));
        }
        return value;
    }

    // FromPropertyDescriptor ( Desc ), https://tc39.es/ecma262/#sec-frompropertydescriptor
    /** Returns undefined for null. */
    public static Object fromPropertyDescriptor(Realm realm, PropertyDescriptor descOrNull) {
        if (descOrNull == null) {
            return Undefined.INSTANCE;
        }
        PropertyDescriptor desc = descOrNull;
        JsObject object = JsObject.create(realm);
        if (desc.value != null) {
            object.createDataProperty("value", desc.value);
        }
        if (desc.hasWritable()) {
            object.createDataProperty("writable", desc.writable());
        }
        if (desc.get != null) {
            object.createDataProperty("get", desc.get);
        }
        if (desc.set != null) {
            object.createDataProperty("set", desc.set);
        }
        if (desc.hasEnumerable()) {
            object.createDataProperty("enumerable", desc.enumerable());
        }
        if (desc.hasConfigurable()) {
            object.createDataProperty("configurable", desc.configurable());
        }
        return object;
    }

    // IsAccessorDescriptor ( Desc ), https://tc39.es/ecma262/#sec-isaccessordescriptor
    public boolean isAccessor() {
        return get != null || set != null;
    }

    // IsDataDescriptor ( Desc ), https://tc39.es/ecma262/#sec-isdatadescriptor
    public boolean isData() {
        return value != null || hasWritable();
    }

    // IsGenericDescriptor ( Desc ), https://tc39.es/ecma262/#sec-isgenericdescriptor
    public boolean isGeneric() {
        return !isAccessor() && !isData();
    }

    // CompletePropertyDescriptor ( Desc ), https://tc39.es/ecma262/#sec-completepropertydescriptor
    public void complete() {
        if (isAccessor()) {
            get = get == null ? Undefined.INSTANCE : get;
            set = set == null ? Undefined.INSTANCE : set;
            present |= Attributes.ENUMERABLE | Attributes.CONFIGURABLE;
        } else {
            value = value == null ? Undefined.INSTANCE : value;
            present |= Attributes.ALL;
        }
    }

    public boolean hasWritable() {
        return (present & Attributes.WRITABLE) != 0;
    }

    public boolean hasEnumerable() {
        return (present & Attributes.ENUMERABLE) != 0;
    }

    public boolean hasConfigurable() {
        return (present & Attributes.CONFIGURABLE) != 0;
    }

    public boolean writable() {
        return (attributes & Attributes.WRITABLE) != 0;
    }

    public boolean enumerable() {
        return (attributes & Attributes.ENUMERABLE) != 0;
    }

    public boolean configurable() {
        return (attributes & Attributes.CONFIGURABLE) != 0;
    }

    public void writable(boolean writable) {
        assign(Attributes.WRITABLE, writable);
    }

    public void enumerable(boolean enumerable) {
        assign(Attributes.ENUMERABLE, enumerable);
    }

    public void configurable(boolean configurable) {
        assign(Attributes.CONFIGURABLE, configurable);
    }

    private void assign(int bit, boolean on) {
        present |= bit;
        attributes = on ? attributes | bit : attributes & ~bit;
    }

    /** The present bits of {@link Attributes#ALL}. */
    int presentAttributes() {
        return present;
    }

    /** The attributes with absent ones false. */
    int attributes() {
        return attributes;
    }

    /** Whether the descriptor has every field that a new data property with all attributes needs. */
    boolean isPlainData() {
        return value != null && attributes == Attributes.ALL && present == Attributes.ALL && get == null && set == null;
    }
}
