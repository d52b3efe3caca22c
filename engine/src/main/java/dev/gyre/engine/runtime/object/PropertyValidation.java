package dev.gyre.engine.runtime.object;

import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.value.Undefined;

/** ValidateAndApplyPropertyDescriptor in parts: the validation, and the resulting property. */
public final class PropertyValidation {
    private PropertyValidation() {}

    /** The stored value of a new property. */
    static Object storedOf(PropertyDescriptor desc) {
        if (desc.isAccessor()) {
            return new Accessor(Accessor.function(desc.get), Accessor.function(desc.set));
        }
        return desc.value == null ? Undefined.INSTANCE : desc.value;
    }

    /** The attributes of a new property. */
    static int attributesOf(PropertyDescriptor desc) {
        return desc.isAccessor() ? desc.attributes() & ~Attributes.WRITABLE | Attributes.ACCESSOR : desc.attributes();
    }

    // ValidateAndApplyPropertyDescriptor ( O, P, extensible, Desc, current ),
    // https://tc39.es/ecma262/#sec-validateandapplypropertydescriptor
    /** Step 5: whether a present property may be changed as the descriptor requires. */
    public static boolean isCompatible(Object current, int attributes, PropertyDescriptor desc) {
        if ((attributes & Attributes.CONFIGURABLE) != 0) {
            return true;
        }
        if (desc.configurable() && desc.hasConfigurable()) {
            return false;
        }
        boolean enumerable = (attributes & Attributes.ENUMERABLE) != 0;
        if (desc.hasEnumerable() && desc.enumerable() != enumerable) {
            return false;
        }
        boolean accessor = (attributes & Attributes.ACCESSOR) != 0;
        if (desc.isGeneric()) {
            return true;
        }
        if (desc.isAccessor() != accessor) {
            return false;
        }
        if (accessor) {
            var present = (Accessor) current;
            return (desc.get == null || desc.get == present.getterValue())
                    && (desc.set == null || desc.set == present.setterValue());
        }
        if ((attributes & Attributes.WRITABLE) != 0) {
            return true;
        }
        return !(desc.hasWritable() && desc.writable())
                && (desc.value == null || Comparison.sameValue(desc.value, current));
    }

    /** The attributes after the change. */
    static int mergedAttributes(int attributes, PropertyDescriptor desc) {
        int result = attributes;
        if (desc.isAccessor()) {
            result = result & ~Attributes.WRITABLE | Attributes.ACCESSOR;
        } else if (desc.isData() && (attributes & Attributes.ACCESSOR) != 0) {
            result &= ~(Attributes.ACCESSOR | Attributes.WRITABLE);
        }
        int present = desc.presentAttributes();
        if (desc.isAccessor()) {
            present &= ~Attributes.WRITABLE;
        }
        return result & ~present | desc.attributes() & present;
    }

    /** The stored value of the property after the change. */
    static Object mergedStored(Object current, int attributes, PropertyDescriptor desc) {
        boolean accessor = (attributes & Attributes.ACCESSOR) != 0;
        if (desc.isAccessor()) {
            var present = accessor ? (Accessor) current : new Accessor(null, null);
            return new Accessor(
                    desc.get == null ? present.getter() : Accessor.function(desc.get),
                    desc.set == null ? present.setter() : Accessor.function(desc.set));
        }
        if (desc.value != null) {
            return desc.value;
        }
        return accessor && desc.isData() ? Undefined.INSTANCE : current;
    }

    // IsCompatiblePropertyDescriptor ( Extensible, Desc, Current ),
    // https://tc39.es/ecma262/#sec-iscompatiblepropertydescriptor
    public static boolean isCompatible(boolean extensible, PropertyDescriptor desc, PropertyDescriptor currentOrNull) {
        if (currentOrNull == null) {
            return extensible;
        }
        return isCompatible(storedOf(currentOrNull), attributesOf(currentOrNull), desc);
    }
}
