package dev.gyre.engine.runtime.object;

import dev.gyre.engine.runtime.elements.Elements;
import dev.gyre.engine.runtime.elements.EmptyElements;
import dev.gyre.engine.runtime.elements.FixedElements;
import dev.gyre.engine.runtime.elements.SparseElements;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * An ordinary object; exotic objects override its essential internal methods.
 *
 * <p>A class with properties outside its shape and elements must have a shape of kind {@link ShapeKind#EXOTIC} and
 * override {@link #ownsSpecially} for named keys and the Indexed methods for indices.
 */
public class JsObject {
    static final Object[] NO_SLOTS = {};

    /** Only compiled code reads these two from outside: in long code C2 soon stops inlining methods. */
    public Shape shape;

    public Object[] slots;

    private Elements elements;
    /** The entries of weak collections with this object as their key; null for most objects. */
    private EphemeronEntries ephemeronEntries;

    public JsObject(Shape shape) {
        this.shape = shape;
        this.slots = NO_SLOTS;
        this.elements = EmptyElements.INSTANCE;
    }

    /** Creates an object of a shape that has properties; takes over the array of their values. */
    public JsObject(Shape shape, Object[] slots) {
        this.shape = shape;
        this.slots = slots;
        this.elements = EmptyElements.INSTANCE;
    }

    public JsObject(JsObject prototypeOrNull) {
        this(Shape.rootFor(prototypeOrNull, ShapeKind.ORDINARY));
    }

    /** Creates an object like an empty object literal does. */
    public static JsObject create(Realm realm) {
        return new OrdinaryObject(realm.objectShape());
    }

    // OrdinaryObjectCreate ( proto ), https://tc39.es/ecma262/#sec-ordinaryobjectcreate
    public static JsObject create(Realm realm, JsObject prototypeOrNull) {
        return prototypeOrNull == null
                ? new OrdinaryObject(realm.nullPrototypeShape())
                : new OrdinaryObject(prototypeOrNull);
    }

    // ---- membership in weak collections

    /** The entries of weak collections whose key this object is, or null. */
    public final EphemeronEntries ephemeronEntries() {
        return ephemeronEntries;
    }

    /** The same, created if missing. */
    public final EphemeronEntries ensureEphemeronEntries() {
        if (ephemeronEntries == null) {
            ephemeronEntries = new EphemeronEntries();
        }
        return ephemeronEntries;
    }

    // ---- layout, for the interpreter and inline caches

    public final Shape shape() {
        return shape;
    }

    public final Object slot(int slot) {
        return NumberCell.unwrapped(storedInSlot(slot));
    }

    /** For compiled code: as {@link #slot}, but perhaps a {@link NumberCell}, which may only be read at once. */
    public final Object storedInSlot(int slot) {
        if (!(this instanceof OrdinaryObject object)) return slots[slot];
        return slot < OrdinaryObject.FIELDS ? object.field(slot) : slots[slot - OrdinaryObject.FIELDS];
    }

    public final void setSlot(int slot, Object value) {
        if (!(value instanceof Number number && NumberCell.keeps(this, slot, number))) putInSlot(slot, value);
    }

    final void putInSlot(int slot, Object value) {
        if (!(this instanceof OrdinaryObject object)) slots[slot] = value;
        else if (slot < OrdinaryObject.FIELDS) object.field(slot, value);
        else slots[slot - OrdinaryObject.FIELDS] = value;
    }

    public final Elements elements() {
        return elements;
    }

    public final void setElements(Elements elements) {
        this.elements = elements;
    }

    /** Adds the property by which the next shape extends the current one; used by inline caches of additions. */
    public final void addSlot(Shape next, int slot, Object value) {
        Object stored = next.expectsNumber(slot) ? MutableNumber.storing(value) : value;
        if (!(this instanceof OrdinaryObject object)) addToArray(slot, stored);
        else if (slot < OrdinaryObject.FIELDS) object.field(slot, stored);
        else addToArray(slot - OrdinaryObject.FIELDS, stored);
        shape = next;
    }

    private void addToArray(int index, Object value) {
        if (index >= slots.length) {
            slots = Arrays.copyOf(slots, index < 2 ? 4 : index * 2);
        }
        slots[index] = value;
    }

    /** For compiled code: the shape after a property has been added in a field. */
    public final void setShape(Shape next) {
        shape = next;
    }

    /** Whether the array of slots is shared with other objects; then it is copied before a value changes. */
    protected boolean sharesSlots(Object[] values) {
        return false;
    }

    private void setOwnSlot(int slot, Object value) {
        if (sharesSlots(slots)) {
            slots = slots.clone();
        }
        setSlot(slot, value);
    }

    /** Replaces the value in a slot, on whose constancy code may depend. */
    private void replaceInSlot(int slot, Object value) {
        Object before = slot(slot);
        if (before == value) return;
        setOwnSlot(slot, value);
        shape.changed(slot, before);
    }

    /**
     * Stores in a found slot. Of shared slots only lazy ones are writable, so stores to other slots, and caches of them, need no check.
     */
    private void store(int found, Object value) {
        int slot = found >>> 8;
        if ((found & (Attributes.LAZY | Attributes.ORIGINAL | Attributes.CONSTANT)) == 0) {
            setSlot(slot, value);
            return;
        }
        if ((found & Attributes.ORIGINAL) != 0) Originals.keep(this, slot);
        replaceInSlot(slot, value);
    }

    /** Whether the object itself, rather than its shape, handles a named key; such keys must not be cached. */
    public boolean ownsSpecially(Object key) {
        return false;
    }

    /** The value of a found own slot, computed if it is lazy; an {@link Accessor} for accessor properties. */
    public final Object storedValue(int found) {
        int slot = found >>> 8;
        Object stored = slot(slot);
        return (found & Attributes.LAZY) != 0 && stored instanceof LazyValue lazy ? settle(slot, lazy) : stored;
    }

    private Object settle(int slot, LazyValue lazy) {
        Object key = shape.keyAt(slot);
        Object value = lazy.resolve(this);
        if (lazy.isLive()) return value;
        int found = shape.find(key);
        if (found >= 0 && storedInSlot(found >>> 8) == lazy) {
            setOwnSlot(found >>> 8, value);
            shape.settle(found >>> 8);
        }
        return value;
    }

    /** Gives the object its own shape, as prototypes, builtin objects and dictionaries have. */
    public final void makeUnique() {
        if (!shape.isUnique()) shape = shape.toUnique();
    }

    final PrototypeInfo prototypeInfo() {
        PrototypeInfo record = shape.prototypeInfo();
        if (record == null) {
            makeUnique();
            record = new PrototypeInfo(this);
            shape.prototypeInfo(record);
        }
        return record;
    }

    private void structureChanges() {
        PrototypeInfo record = shape.prototypeInfo();
        if (record != null) {
            record.invalidate();
        }
    }

    /** Links this intrinsic to its originals, and invalidates caches that read from it. */
    final void keepIn(Originals originals) {
        structureChanges();
        shape = shape.withOriginals(originals);
    }

    /** Appends a named property that is known to be absent, without calling internal methods. */
    final void addProperty(Object key, Object stored, int attributes) {
        structureChanges();
        if (shape.isFull()) {
            makeUnique();
        }
        int slot = shape.slotCount();
        addSlot(shape.add(key, attributes), slot, stored);
    }

    // ---- [[Prototype]] and [[Extensible]]

    // OrdinaryGetPrototypeOf ( O ), https://tc39.es/ecma262/#sec-ordinarygetprototypeof
    public JsObject getPrototypeOf() {
        return shape.prototype();
    }

    // OrdinarySetPrototypeOf ( O, V ), https://tc39.es/ecma262/#sec-ordinarysetprototypeof
    public boolean setPrototypeOf(JsObject prototypeOrNull) {
        if (shape.prototype() == prototypeOrNull) return true;
        if (!shape.isExtensible()) return false;
        for (JsObject p = prototypeOrNull; p != null && !(p instanceof ProxyObject); p = p.shape.prototype()) {
            if (p == this) return false;
        }
        if (shape.isUnique()) Originals.keepPrototype(this);
        structureChanges();
        shape = shape.withPrototype(prototypeOrNull);
        return true;
    }

    // OrdinaryIsExtensible ( O ), https://tc39.es/ecma262/#sec-ordinaryisextensible
    public boolean isExtensible() {
        return shape.isExtensible();
    }

    // OrdinaryPreventExtensions ( O ), https://tc39.es/ecma262/#sec-ordinarypreventextensions
    public boolean preventExtensions() {
        structureChanges();
        shape = shape.nonExtensible();
        return true;
    }

    // ---- properties by key

    // OrdinaryGetOwnProperty ( O, P ), https://tc39.es/ecma262/#sec-ordinarygetownproperty
    public PropertyDescriptor getOwnProperty(Object key) {
        if (key instanceof Integer index) return getOwnIndexed(index);
        int found = shape.find(key);
        return found < 0 ? null : PropertyDescriptor.of(storedValue(found), found & 0xFF);
    }

    // OrdinaryDefineOwnProperty ( O, P, Desc ), https://tc39.es/ecma262/#sec-ordinarydefineownproperty
    public boolean defineOwnProperty(Object key, PropertyDescriptor desc) {
        if (key instanceof Integer index) return defineOwnIndexed(index, desc);
        int found = shape.find(key);
        if (found < 0) {
            if (!shape.isExtensible()) return false;
            addProperty(key, PropertyValidation.storedOf(desc), PropertyValidation.attributesOf(desc));
            return true;
        }
        Object current = storedValue(found);
        int attributes = found & 0xF;
        if (!PropertyValidation.isCompatible(current, attributes, desc)) return false;
        int merged = PropertyValidation.mergedAttributes(attributes, desc);
        int slot = found >>> 8;
        if ((found & Attributes.ORIGINAL) != 0) Originals.keep(this, slot);
        if (merged != attributes) {
            structureChanges();
            shape = shape.reconfigure(key, slot, merged | found & (shape.isUnique() ? 0 : Attributes.LAZY));
        }
        replaceInSlot(slot, PropertyValidation.mergedStored(current, attributes, desc));
        return true;
    }

    // OrdinaryHasProperty ( O, P ), https://tc39.es/ecma262/#sec-ordinaryhasproperty
    public boolean hasProperty(Object key) {
        if (key instanceof Integer index) return hasIndexed(index);
        JsObject holder = this;
        do {
            if (holder.shape.find(key) >= 0) return true;
            holder = holder.shape.prototype();
            if (holder == null) return false;
        } while (holder.shape.kind().isOrdinary());
        return holder.hasProperty(key);
    }

    // OrdinaryGet ( O, P, Receiver ), https://tc39.es/ecma262/#sec-ordinaryget
    public Object get(Object key, Object receiver) {
        if (key instanceof Integer index) return getIndexed(index, receiver);
        JsObject holder = this;
        do {
            Originals originals = holder.shape.originals();
            if (originals != null && originals.applyTo(key)) return originals.get(holder, key, receiver);
            int found = holder.shape.find(key);
            if (found >= 0) {
                Object stored = holder.storedValue(found);
                return stored instanceof Accessor accessor ? accessor.get(receiver) : stored;
            }
            holder = holder.shape.prototype();
            if (holder == null) return Undefined.INSTANCE;
        } while (holder.shape.kind().isOrdinary());
        return holder.get(key, receiver);
    }

    // OrdinarySet ( O, P, V, Receiver ), https://tc39.es/ecma262/#sec-ordinaryset
    public boolean set(Object key, Object value, Object receiver) {
        if (key instanceof Integer index) return setIndexed(index, value, receiver);
        JsObject holder = this;
        do {
            int found = holder.shape.find(key);
            if (found >= 0) {
                if ((found & (Attributes.ACCESSOR | Attributes.WRITABLE)) == Attributes.WRITABLE) {
                    if (holder != receiver) return setOnReceiver(key, value, receiver);
                    holder.store(found, value);
                    return true;
                }
                if (holder == receiver || !Originals.hidesProperty(holder, key)) {
                    return (found & Attributes.ACCESSOR) != 0
                            && ((Accessor) holder.storedValue(found)).set(receiver, value);
                }
            }
            holder = holder.shape.prototype();
            if (holder == null) return setOnReceiver(key, value, receiver);
        } while (holder.shape.kind().isOrdinary());
        return holder.set(key, value, receiver);
    }

    // OrdinarySetWithOwnDescriptor ( O, P, V, Receiver, ownDesc ),
    // https://tc39.es/ecma262/#sec-ordinarysetwithowndescriptor
    /** The steps after the property has been found to be a writable data property or absent. */
    static boolean setOnReceiver(Object key, Object value, Object receiver) {
        if (!(receiver instanceof JsObject target)) return false;
        if (key instanceof Integer index) {
            if (target.shape.kind() != ShapeKind.EXOTIC) return target.setOwnIndexed(index, value);
        } else if (!target.ownsSpecially(key)) {
            int found = target.shape.find(key);
            if (found < 0) {
                if (!target.shape.isExtensible()) return false;
                target.addProperty(key, value, Attributes.ALL);
                return true;
            }
            if ((found & (Attributes.ACCESSOR | Attributes.WRITABLE)) != Attributes.WRITABLE) return false;
            target.store(found, value);
            return true;
        }
        PropertyDescriptor existing = target.getOwnProperty(key);
        if (existing == null) return target.defineOwnProperty(key, PropertyDescriptor.data(value, Attributes.ALL));
        if (existing.isAccessor() || !existing.writable()) return false;
        var change = new PropertyDescriptor();
        change.value = value;
        return target.defineOwnProperty(key, change);
    }

    // OrdinaryDelete ( O, P ), https://tc39.es/ecma262/#sec-ordinarydelete
    public boolean delete(Object key) {
        if (key instanceof Integer index) return deleteIndexed(index);
        int found = shape.find(key);
        if (found < 0) return true;
        if ((found & Attributes.CONFIGURABLE) == 0) return false;
        int slot = found >>> 8;
        if ((found & Attributes.ORIGINAL) != 0) Originals.keep(this, slot);
        structureChanges();
        Shape previous = shape.withoutLast(slot);
        setOwnSlot(slot, null);
        if (previous != null) {
            shape = previous;
            return true;
        }
        makeUnique();
        shape = shape.remove(key, slot);
        if (shape.table.count > 16 && shape.table.live < shape.table.count >> 1) {
            compact();
        }
        return true;
    }

    private void compact() {
        PropertyTable table = shape.table;
        int next = 0;
        for (int slot = 0; slot < table.count; slot++)
            if (table.keys[slot] != null) putInSlot(next++, storedInSlot(slot));
        for (int slot = next; slot < table.count; slot++) putInSlot(slot, null);
        slots = Arrays.copyOf(slots, Math.min(slots.length, Math.max(4, next + (next >> 1))));
        shape = shape.compacted();
    }

    // OrdinaryOwnPropertyKeys ( O ), https://tc39.es/ecma262/#sec-ordinaryownpropertykeys
    public List<Object> ownPropertyKeys() {
        var keys = new ArrayList<Object>();
        collectIndices(keys);
        int slotCount = shape.slotCount();
        boolean large = shape.hasLargeIndex();
        if (large) {
            collectLargeIndices(keys, slotCount);
        }
        collectSpecialNames(keys);
        boolean symbols = false;
        for (int slot = 0; slot < slotCount; slot++) {
            Object key = shape.keyAt(slot);
            if (key instanceof String text) {
                if (!large || !PropertyKey.isLargeArrayIndex(text)) {
                    keys.add(key);
                }
            } else if (key != null) {
                symbols = true;
            }
        }
        for (int slot = 0; symbols && slot < slotCount; slot++) {
            if (shape.keyAt(slot) instanceof JsSymbol symbol && !symbol.isPrivate()) {
                keys.add(symbol);
            }
        }
        return keys;
    }

    private void collectLargeIndices(List<Object> keys, int slotCount) {
        var large = new ArrayList<String>();
        for (int slot = 0; slot < slotCount; slot++) {
            if (shape.keyAt(slot) instanceof String text && PropertyKey.isLargeArrayIndex(text)) {
                large.add(text);
            }
        }
        // All keys have ten digits, so that their order as texts is their order as numbers.
        large.sort(null);
        keys.addAll(large);
    }

    /** Adds the Integer keys in ascending order. */
    protected void collectIndices(List<Object> keys) {
        if (elements.size() == 0) return;
        IndexKeys.add(keys, elements);
    }

    /** Adds the string keys that the object itself handles; they precede those of the shape. */
    protected void collectSpecialNames(List<Object> keys) {}

    // ---- properties by index

    public PropertyDescriptor getOwnIndexed(int index) {
        Object stored = elements.get(index);
        return stored == null ? null : PropertyDescriptor.of(stored, elements.attributes(index));
    }

    public boolean defineOwnIndexed(int index, PropertyDescriptor desc) {
        Object current = elements.get(index);
        if (current == null) {
            return isExtensible()
                    && addIndexed(index, PropertyValidation.storedOf(desc), PropertyValidation.attributesOf(desc));
        }
        int attributes = elements.attributes(index);
        if (!PropertyValidation.isCompatible(current, attributes, desc)) return false;
        int merged = PropertyValidation.mergedAttributes(attributes, desc);
        elements = elements.put(index, PropertyValidation.mergedStored(current, attributes, desc), merged);
        return true;
    }

    public boolean hasIndexed(int index) {
        JsObject holder = this;
        do {
            if (holder.elements.has(index) && (holder == this || !Originals.hidesElements(holder))) return true;
            holder = holder.shape.prototype();
            if (holder == null) return false;
        } while (holder.shape.kind() != ShapeKind.EXOTIC);
        return holder.hasIndexed(index);
    }

    /** What decides how the elements of an exotic object are stored; null when that is not known. */
    public Object elementsKind() {
        return null;
    }

    public Object getIndexed(int index, Object receiver) {
        JsObject holder = this;
        do {
            Object stored = holder.elements.get(index);
            if (stored != null && (holder == this || !Originals.hidesElements(holder))) {
                return stored instanceof Accessor accessor ? accessor.get(receiver) : stored;
            }
            holder = holder.shape.prototype();
            if (holder == null) return Undefined.INSTANCE;
        } while (holder.shape.kind() != ShapeKind.EXOTIC);
        return holder.getIndexed(index, receiver);
    }

    public boolean setIndexed(int index, Object value, Object receiver) {
        if (receiver == this && elements.isPlain() && elements.has(index)) {
            elements = elements.put(index, value);
            return true;
        }
        JsObject holder = this;
        do {
            int attributes = holder.elements.attributes(index);
            if (attributes >= 0 && (holder == this || !Originals.hidesElements(holder))) {
                if ((attributes & Attributes.ACCESSOR) != 0) {
                    return ((Accessor) holder.elements.get(index)).set(receiver, value);
                }
                return (attributes & Attributes.WRITABLE) != 0 && setOnReceiver(index, value, receiver);
            }
            holder = holder.shape.prototype();
            if (holder == null) return setOnReceiver(index, value, receiver);
        } while (holder.shape.kind() != ShapeKind.EXOTIC);
        return holder.setIndexed(index, value, receiver);
    }

    /** Stores to an own writable data element, or adds one. */
    private boolean setOwnIndexed(int index, Object value) {
        int attributes = elements.attributes(index);
        if (attributes < 0) return shape.isExtensible() && addIndexed(index, value, Attributes.ALL);
        if ((attributes & (Attributes.ACCESSOR | Attributes.WRITABLE)) != Attributes.WRITABLE) return false;
        elements = elements.put(index, value, attributes);
        return true;
    }

    /** Adds an absent element to an extensible object. Returns false if an array's length is not writable. */
    protected boolean addIndexed(int index, Object stored, int attributes) {
        elements = elements.put(index, stored, attributes);
        return true;
    }

    public boolean deleteIndexed(int index) {
        int attributes = elements.attributes(index);
        if (attributes < 0) return true;
        if ((attributes & Attributes.CONFIGURABLE) == 0) return false;
        elements = elements.remove(index);
        return true;
    }

    // ---- short forms

    public final Object get(Object key) {
        return get(key, this);
    }

    public final Object getIndex(int index) {
        return getIndexed(index, this);
    }

    public final boolean setIndex(int index, Object value) {
        return setIndexed(index, value, this);
    }

    // Set ( O, P, V, true ), https://tc39.es/ecma262/#sec-set-o-p-v-throw
    public final void put(Object key, Object value) {
        if (!set(key, value, this)) throw PropertyErrors.cannotSet(this, key);
    }

    // CreateDataProperty ( O, P, V ), https://tc39.es/ecma262/#sec-createdataproperty
    public final boolean createDataProperty(Object key, Object value) {
        if (shape.kind() != ShapeKind.EXOTIC && shape.isExtensible()) {
            if (key instanceof Integer index) {
                if (elements.attributes(index) < 0) return addIndexed(index, value, Attributes.ALL);
            } else if (shape.find(key) < 0 && !ownsSpecially(key)) {
                addProperty(key, value, Attributes.ALL);
                return true;
            }
        }
        return defineOwnProperty(key, PropertyDescriptor.data(value, Attributes.ALL));
    }

    // CreateDataPropertyOrThrow ( O, P, V ), https://tc39.es/ecma262/#sec-createdatapropertyorthrow
    public final void createDataPropertyOrThrow(Object key, Object value) {
        if (!createDataProperty(key, value)) throw PropertyErrors.cannotCreate(this, key);
    }

    // HasOwnProperty ( O, P ), https://tc39.es/ecma262/#sec-hasownproperty
    public final boolean hasOwnProperty(Object key) {
        return shape.kind() != ShapeKind.EXOTIC ? ownAttributes(key) >= 0 : getOwnProperty(key) != null;
    }

    /** Whether the object has an own enumerable property of this key, without a descriptor. */
    public final boolean hasEnumerableOwn(Object key) {
        if (shape.kind() != ShapeKind.EXOTIC) {
            int attributes = ownAttributes(key);
            return attributes >= 0 && (attributes & Attributes.ENUMERABLE) != 0;
        }
        PropertyDescriptor desc = getOwnProperty(key);
        return desc != null && desc.enumerable();
    }

    /**
     * OPTIMIZATION: makes this empty object a copy of another with the same prototype; returns false if copying the
     * slots does not suffice.
     */
    public final boolean copySlots(JsObject source) {
        Shape sourceShape = source.shape;
        if (shape.slotCount() != 0
                || shape.kind() != sourceShape.kind()
                || shape.prototype() != sourceShape.prototype()
                || !sourceShape.isPlain()
                || !shape.isPlain()
                || source.elements.size() != 0
                || elements.size() != 0) {
            return false;
        }
        if (source.slots.length != 0) slots = source.slots.clone();
        shape = sourceShape;
        for (int slot = 0; slot < sourceShape.slotCount(); slot++)
            putInSlot(slot, NumberCell.copied(source.storedInSlot(slot)));
        return true;
    }

    /** -1 when absent; not for exotic objects. */
    private int ownAttributes(Object key) {
        if (key instanceof Integer index) return elements.attributes(index);
        int found = shape.find(key);
        return found >= 0
                ? found & 0xFF
                : shape.kind() == ShapeKind.ARRAY && key.equals("length") ? Attributes.WRITABLE : -1;
    }

    /**
     * Adds or overwrites a property during the set-up of an object, without checks. The value may be a LazyValue or
     * Accessor.
     */
    public final void defineBuiltin(Object key, Object stored, int attributes) {
        if (key instanceof Integer index) {
            elements = elements.put(index, stored, attributes);
            return;
        }
        int all = attributes
                | (stored instanceof LazyValue ? Attributes.LAZY : 0)
                | (stored instanceof Accessor ? Attributes.ACCESSOR : 0);
        if ((all & Attributes.LAZY) != 0) {
            makeUnique();
        }
        int found = shape.find(key);
        if (found < 0) {
            addProperty(key, stored, all);
            return;
        }
        if ((found & 0xFF & ~Attributes.CONSTANT) != all) {
            structureChanges();
            shape = shape.reconfigure(key, found >>> 8, all);
        }
        replaceInSlot(found >>> 8, stored);
    }

    /** Seals or freezes the object in one step if that is not observable; otherwise returns false. */
    public final boolean restrict(boolean freeze) {
        if (!isRestrictable()) return false;
        restrictAll(freeze ? Attributes.ENUMERABLE : Attributes.ENUMERABLE | Attributes.WRITABLE);
        return true;
    }

    // TestIntegrityLevel ( O, level ), https://tc39.es/ecma262/#sec-testintegritylevel
    /**
     * Whether no property is configurable or, if {@code frozen}, writable; only for objects that are {@link
     * #isRestrictable} and not extensible.
     */
    public boolean isRestricted(boolean frozen) {
        int freedom = frozen ? Attributes.CONFIGURABLE | Attributes.WRITABLE : Attributes.CONFIGURABLE;
        return shape.isRestricted(freedom) && elements.isRestricted(freedom);
    }

    /**
     * OPTIMIZATION: whether shape and elements describe the object completely, and no internal method is observable.
     */
    public boolean isRestrictable() {
        return shape.kind().isOrdinary();
    }

    protected void restrictAll(int dataMask) {
        structureChanges();
        for (int slot = 0; slot < shape.slotCount(); slot++) {
            if (storedInSlot(slot) instanceof LazyValue lazy) {
                settle(slot, lazy);
            }
        }
        shape = shape.nonExtensible().restricted(dataMask);
        int size = elements.size();
        if (size == 0) return;
        if (elements.isPlain() && !(elements instanceof SparseElements)) {
            var values = new Object[size];
            for (int i = 0; i < size; i++) {
                values[i] = elements.get(i);
            }
            elements = new FixedElements(values, dataMask);
            return;
        }
        for (int index : elements.indices()) {
            int attributes = elements.attributes(index);
            elements = elements.put(index, elements.get(index), attributes & (dataMask | Attributes.ACCESSOR));
        }
    }

    // ---- private elements, which a Proxy has too

    // PrivateElementFind ( O, P ), https://tc39.es/ecma262/#sec-privateelementfind
    public final boolean hasPrivate(JsSymbol name) {
        return shape.find(name) >= 0;
    }

    /** The value, or the {@link Accessor}; null when absent. */
    public final Object privateElement(JsSymbol name) {
        int found = shape.find(name);
        return found < 0 ? null : slot(found >>> 8);
    }

    /** Adds a field (WRITABLE), a method (NONE) or an accessor, which must be absent. */
    public final void addPrivate(JsSymbol name, Object stored, int attributes) {
        addProperty(name, stored, attributes);
    }

    /** Overwrites a field that is present. */
    public final void setPrivateField(JsSymbol name, Object value) {
        setSlot(shape.find(name) >>> 8, value);
    }

    // ---- calls

    public boolean isCallable() {
        return false;
    }

    public boolean isConstructor() {
        return false;
    }

    // [[Call]], https://tc39.es/ecma262/#table-additional-essential-internal-methods-of-function-objects
    public Object call(Object thisValue, Object[] args) {
        throw Errors.typeError(PropertyErrors.display(this) + " is not a function");
    }

    public Object call0(Object thisValue) {
        return call(thisValue, NO_SLOTS);
    }

    public Object call1(Object thisValue, Object a) {
        return call(thisValue, new Object[] {a});
    }

    public Object call2(Object thisValue, Object a, Object b) {
        return call(thisValue, new Object[] {a, b});
    }

    public Object call3(Object thisValue, Object a, Object b, Object c) {
        return call(thisValue, new Object[] {a, b, c});
    }

    public Object call4(Object thisValue, Object a, Object b, Object c, Object d) {
        return call(thisValue, new Object[] {a, b, c, d});
    }

    // [[Construct]], https://tc39.es/ecma262/#table-additional-essential-internal-methods-of-function-objects
    public JsObject construct(Object[] args, JsObject newTarget) {
        throw Errors.typeError(PropertyErrors.display(this) + " is not a constructor");
    }

    /** The builtin tag of diagnostics: "Object", "Array", "Function", ... */
    public String className() {
        return "Object";
    }

    /** V8's class name of an object that no constructor creates, such as a generator; null for others. */
    public String kindName() {
        return null;
    }

    /** builtinTag of Object.prototype.toString: "Object" unless the object has the internal slots of another. */
    public String builtinTag() {
        return "Object";
    }

    @Override
    public String toString() {
        return "[object " + className() + "]";
    }
}
