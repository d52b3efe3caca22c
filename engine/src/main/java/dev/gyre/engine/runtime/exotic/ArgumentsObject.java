package dev.gyre.engine.runtime.exotic;

import dev.gyre.engine.runtime.elements.ObjectElements;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.Arrays;

/** An arguments object; a mapped one shares its first elements with the function's parameters. */
public final class ArgumentsObject extends JsObject {
    /** The shape with which the object was created, in which the first slot is that of its length. */
    private final Shape initialShape;

    private final ParameterMap map;
    /** Bit i set: index i is still mapped. */
    private final boolean[] mapped;

    private ArgumentsObject(Shape shape, Object[] slots, Object[] args, ParameterMap map, boolean[] mapped) {
        super(shape, slots);
        initialShape = shape;
        this.map = map;
        this.mapped = mapped;
        if (args.length != 0) {
            setElements(new ObjectElements(args, args.length));
        }
    }

    // CreateUnmappedArgumentsObject ( argumentsList ), https://tc39.es/ecma262/#sec-createunmappedargumentsobject
    /** Takes over the array. */
    public static ArgumentsObject unmapped(Realm realm, Object[] args) {
        return new ArgumentsObject(
                realm.unmappedArgumentsShape(),
                new Object[] {args.length, realm.arrayValues(), realm.throwTypeErrorAccessor()},
                args,
                null,
                null);
    }

    // CreateMappedArgumentsObject ( func, formals, argumentsList, env ),
    // https://tc39.es/ecma262/#sec-createmappedargumentsobject
    /** Adopts the arrays; mapped[i] is true if index i is a parameter that no later parameter shadows. */
    public static ArgumentsObject mapped(
            Realm realm, JsObject callee, Object[] args, ParameterMap map, boolean[] mapped) {
        return new ArgumentsObject(
                realm.mappedArgumentsShape(),
                new Object[] {args.length, realm.arrayValues(), callee},
                args,
                map,
                mapped);
    }

    public boolean isMapped(int index) {
        return mapped != null && index < mapped.length && mapped[index];
    }

    // [[GetOwnProperty]] ( P ), https://tc39.es/ecma262/#sec-arguments-exotic-objects-getownproperty-p
    @Override
    public PropertyDescriptor getOwnIndexed(int index) {
        PropertyDescriptor desc = super.getOwnIndexed(index);
        if (desc != null && isMapped(index)) {
            desc.value = map.get(index);
        }
        return desc;
    }

    // [[DefineOwnProperty]] ( P, Desc ), https://tc39.es/ecma262/#sec-arguments-exotic-objects-defineownproperty-p-desc
    @Override
    public boolean defineOwnIndexed(int index, PropertyDescriptor desc) {
        if (!isMapped(index)) {
            return super.defineOwnIndexed(index, desc);
        }
        // While the parameter is mapped the stored value may be outdated; it is updated before it is compared or kept.
        setElements(elements().put(index, map.get(index), elements().attributes(index)));
        if (!super.defineOwnIndexed(index, desc)) {
            return false;
        }
        if (desc.isAccessor()) {
            mapped[index] = false;
        } else {
            if (desc.value != null) {
                map.set(index, desc.value);
            }
            if (desc.hasWritable() && !desc.writable()) {
                mapped[index] = false;
            }
        }
        return true;
    }

    // [[Get]] ( P, Receiver ), https://tc39.es/ecma262/#sec-arguments-exotic-objects-get-p-receiver
    @Override
    public Object getIndexed(int index, Object receiver) {
        return isMapped(index) ? map.get(index) : super.getIndexed(index, receiver);
    }

    // [[Set]] ( P, V, Receiver ), https://tc39.es/ecma262/#sec-arguments-exotic-objects-set-p-v-receiver
    @Override
    public boolean setIndexed(int index, Object value, Object receiver) {
        if (receiver == this && isMapped(index)) {
            map.set(index, value);
            return true;
        }
        return super.setIndexed(index, value, receiver);
    }

    // [[Delete]] ( P ), https://tc39.es/ecma262/#sec-arguments-exotic-objects-delete-p
    @Override
    public boolean deleteIndexed(int index) {
        if (!super.deleteIndexed(index)) {
            return false;
        }
        if (isMapped(index)) {
            mapped[index] = false;
        }
        return true;
    }

    // CreateListFromArrayLike ( obj ), https://tc39.es/ecma262/#sec-createlistfromarraylike
    /** The elements in a new array; null if the object has been changed so that reading them might run code. */
    public Object[] toList() {
        if (shape() != initialShape || !(slot(0) instanceof Integer length)) return null;
        if (length == 0) return new Object[0];
        if (!(elements() instanceof ObjectElements values) || values.size() != length || !values.isPacked())
            return null;
        Object[] list = Arrays.copyOfRange(values.array(), values.offset(), values.offset() + length);
        for (int i = 0; mapped != null && i < mapped.length; i++) {
            if (mapped[i]) list[i] = map.get(i);
        }
        return list;
    }

    @Override
    protected void restrictAll(int dataMask) {
        for (int i = 0; mapped != null && i < mapped.length; i++) {
            if (mapped[i]) {
                setElements(elements().put(i, map.get(i), elements().attributes(i)));
                mapped[i] = (dataMask & Attributes.WRITABLE) != 0;
            }
        }
        super.restrictAll(dataMask);
    }

    @Override
    public String builtinTag() {
        return "Arguments";
    }

    @Override
    public String className() {
        return "Arguments";
    }

    @Override
    public String kindName() {
        return className();
    }
}
