package dev.gyre.engine.runtime.object;

import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.Arrays;
import java.util.HashMap;

/**
 * The layout of an object: its prototype and which key has which slot and attributes (a hidden class).
 *
 * <p>Shared shapes form a transition tree below one root per prototype and are immutable. A unique shape belongs to one
 * object and changes in place when a property is added; deleting or reconfiguring, and adding a property after {@link
 * #chainCell} was called, give the object a new unique shape, so that inline caches keyed on the shape's identity stay
 * valid.
 */
public final class Shape {
    /** An object with more named properties gets a unique shape, unless {@link #takesMoreByName}. */
    static final int MAXIMUM_SHARED_PROPERTIES = 128;
    /** An object to which assignments with constant names add more properties gets a unique shape. */
    static final int MAXIMUM_NAMED_PROPERTIES = 1020;
    /** After this number of transitions from one shape, further objects get unique shapes. */
    private static final int MAXIMUM_TRANSITIONS = 512;
    /** After this number of searches by computed keys, a shape gets a {@link LookupCache}. */
    private static final int FEW_SEARCHES = 4;

    private static final int KEPT_WHEN_RESTRICTED =
            Attributes.ACCESSOR | Attributes.LAZY | Attributes.ORIGINAL | Attributes.CONSTANT;

    private static final byte UNKNOWN = 0;
    private static final byte YES = 1;
    private static final byte NO = 2;

    private final JsObject prototype;
    /**
     * The prototype that objects of this shape were created with, if they have another one now and it identifies their
     * class; otherwise null.
     */
    private final JsObject constructorPrototype;

    private final ShapeKind kind;
    private final boolean unique;
    private final boolean extensible;
    /** The parent in the tree, restored when the last property is deleted; null for roots and unique shapes. */
    private final Shape parent;

    PropertyTable table;
    private int count;
    private Object[] enumerableKeys;
    private byte plain = UNKNOWN;
    /** The only transition; several are in a map. */
    private Transition singleTransition;

    private HashMap<Transition, Shape> transitions;
    /**
     * OPTIMIZATION: the last prototype that was set on an object of this shared shape, and the resulting shape. Some
     * libraries set the prototype of every object.
     */
    private JsObject lastNewPrototype;

    private Shape lastReparented;
    /** Set when a cache depends on a key's absence; the next addition then replaces this unique shape. */
    private boolean absenceObserved;
    /** Only on unique shapes of objects that are prototypes. */
    private PrototypeInfo prototypeInfo;
    /** Only on unique shapes of intrinsics that a program has changed. */
    private Originals originals;
    /** Only on shared shapes. */
    private LookupCache lookups;
    /** By computed keys, until there is a cache. */
    private byte searches;

    private Shape(
            JsObject prototype,
            JsObject constructorPrototype,
            ShapeKind kind,
            boolean unique,
            boolean extensible,
            Shape parent,
            PropertyTable table,
            int count) {
        this.prototype = prototype;
        this.constructorPrototype = constructorPrototype;
        this.kind = kind;
        this.unique = unique;
        this.extensible = extensible;
        this.parent = parent;
        this.table = table;
        this.count = count;
    }

    /** Creates a root of a transition tree. */
    public static Shape root(JsObject prototypeOrNull, ShapeKind kind) {
        return root(prototypeOrNull, null, kind);
    }

    static Shape root(JsObject prototypeOrNull, JsObject constructorPrototypeOrNull, ShapeKind kind) {
        return new Shape(prototypeOrNull, constructorPrototypeOrNull, kind, false, true, null, new PropertyTable(4), 0);
    }

    /** Creates an empty shape for one object. */
    public static Shape unique(JsObject prototypeOrNull, ShapeKind kind, int capacity) {
        return new Shape(prototypeOrNull, null, kind, true, true, null, new PropertyTable(capacity), 0);
    }

    /** The root of the tree of objects with this prototype. */
    public static Shape rootFor(JsObject prototypeOrNull, ShapeKind kind) {
        return prototypeOrNull == null
                ? root(null, kind)
                : prototypeOrNull.prototypeInfo().root(kind);
    }

    /** The shared root of objects without a prototype that were created with this one. */
    public static Shape nullRootBeside(JsObject prototype, ShapeKind kind) {
        return prototype.prototypeInfo().nullRoot(kind);
    }

    public JsObject prototype() {
        return prototype;
    }

    /** The prototype whose constructor created the objects of this shape, if known. */
    JsObject constructorPrototype() {
        return constructorPrototype == null ? prototype : constructorPrototype;
    }

    public ShapeKind kind() {
        return kind;
    }

    public boolean isUnique() {
        return unique;
    }

    public boolean isExtensible() {
        return extensible;
    }

    /** The number of slots of objects of this shape. */
    public int slotCount() {
        return unique ? table.count : count;
    }

    /** slot &lt;&lt; 8 | attributes of an own property, or -1. */
    public int find(Object key) {
        PropertyTable table = this.table;
        int slot = table.find(key);
        return slot < 0 || slot >= count && !unique ? -1 : slot << 8 | table.attributes[slot];
    }

    public static int slotOf(int found) {
        return found >>> 8;
    }

    public static int attributesOf(int found) {
        return found & 0xFF;
    }

    /** The key in a slot, null when deleted. */
    public Object keyAt(int slot) {
        return table.keys[slot];
    }

    public int attributesAt(int slot) {
        return table.attributes[slot];
    }

    // ---- Numbers that change

    /**
     * Whether Numbers in a slot are kept in a {@link MutableNumber}, because a double has replaced a Number in an object of this shape or of one that begins with
     * the same properties. This says what to expect; the slot may have anything.
     */
    public boolean expectsNumber(int slot) {
        return (table.numberSlots >>> slot & 1) != 0 && slot < Long.SIZE;
    }

    /** A double replaces a Number in a slot. */
    void numberChanges(int slot) {
        if (!unique && slot < Long.SIZE) table.numberSlots |= 1L << slot;
    }

    /** Whether compiled code has replaced an int in a slot by one in a {@link MutableInteger}; as {@link #expectsNumber}. */
    public boolean expectsInteger(int slot) {
        return (table.integerSlots >>> slot & 1) != 0 && slot < Long.SIZE;
    }

    /** A slot gets a {@link MutableInteger}. */
    void integerChanges(int slot) {
        if (!unique && slot < Long.SIZE) table.integerSlots |= 1L << slot;
    }

    public boolean hasLargeIndex() {
        return table.hasLargeIndex;
    }

    /** The shape after appending a property whose slot is {@link #slotCount}; for a unique shape possibly this shape itself. */
    public Shape add(Object key, int attributes) {
        if (unique) {
            Shape result = absenceObserved ? replaced() : this;
            result.table.add(key, PropertyTable.canBeConstant(key) ? attributes | Attributes.CONSTANT : attributes);
            return result;
        }
        Transition single = singleTransition;
        if (single != null && single.matches(key, attributes)) {
            return single.target;
        }
        Shape known = transition(key, attributes);
        return known != null ? known : remember(key, attributes, child(key, attributes));
    }

    /** The target of an existing transition, or null. */
    private Shape transition(Object key, int operation) {
        if (singleTransition != null && singleTransition.matches(key, operation)) {
            return singleTransition.target;
        }
        return transitions == null ? null : transitions.get(new Transition(key, operation, null));
    }

    private Shape remember(Object key, int operation, Shape target) {
        var edge = new Transition(key, operation, target);
        if (singleTransition == null) {
            singleTransition = edge;
        } else {
            if (transitions == null) {
                transitions = new HashMap<>();
            }
            transitions.put(edge, target);
        }
        return target;
    }

    private Shape child(Object key, int attributes) {
        PropertyTable shared = table;
        if (shared.count != count) {
            // Another branch has already appended to the shared table, so this branch gets its own.
            shared = new PropertyTable(table, count);
        }
        shared.add(key, attributes);
        return new Shape(prototype, constructorPrototype, kind, false, extensible, this, shared, count + 1);
    }

    /** Whether adding a property should make the object's shape unique instead. */
    boolean isFull() {
        return !unique
                && (count >= MAXIMUM_SHARED_PROPERTIES
                        || transitions != null && transitions.size() >= MAXIMUM_TRANSITIONS);
    }

    /**
     * Whether a shape that is full for computed keys can still be extended by an assignment with a constant name. Constructors of large classes make these in
     * the same order for each object, so the shapes are shared; objects with many computed keys are more likely dictionaries, each with keys of its own.
     */
    public boolean takesMoreByName() {
        return !unique
                && extensible
                && kind.isOrdinary()
                && count >= MAXIMUM_SHARED_PROPERTIES
                && count < MAXIMUM_NAMED_PROPERTIES
                && (transitions == null || transitions.size() < MAXIMUM_TRANSITIONS);
    }

    /** The shape with changed attributes of a slot. */
    Shape reconfigure(Object key, int slot, int attributes) {
        if (unique) {
            Shape result = replaced();
            result.table.setAttributes(slot, attributes);
            return result;
        }
        int operation = attributes | Transition.RECONFIGURE;
        Shape known = transition(key, operation);
        if (known != null) {
            return known;
        }
        var copy = new PropertyTable(table, count);
        copy.setAttributes(slot, attributes);
        return remember(
                key, operation, new Shape(prototype, constructorPrototype, kind, false, extensible, null, copy, count));
    }

    /**
     * The enumerable string keys in order if they depend only on the shape; null for unique shapes. Must not be
     * modified.
     *
     * <p>OPTIMIZATION: computed once per shape, for Object.keys, for-in and spread.
     */
    public Object[] enumerableKeys() {
        if (enumerableKeys == null && !unique && !table.hasLargeIndex) {
            var keys = new Object[count];
            int next = 0;
            for (int slot = 0; slot < count; slot++) {
                if (table.keys[slot] instanceof String key && (table.attributes[slot] & Attributes.ENUMERABLE) != 0) {
                    keys[next++] = key;
                }
            }
            enumerableKeys = Arrays.copyOf(keys, next);
        }
        return enumerableKeys;
    }

    /** Whether an enumerable string key is possible; false only if there is none. */
    public boolean mayHaveEnumerable() {
        return table.hasEnumerable;
    }

    /**
     * Whether an object can be copied by copying shape and slots: the shape is shared, and all properties are plain
     * data with visible keys.
     */
    public boolean isPlain() {
        if (plain == UNKNOWN) {
            plain = computePlain() ? YES : NO;
        }
        return plain == YES;
    }

    private boolean computePlain() {
        if (unique || !extensible || !kind.isOrdinary()) {
            return false;
        }
        for (int slot = 0; slot < count; slot++) {
            if (table.attributes[slot] != Attributes.ALL
                    || table.keys[slot] instanceof JsSymbol symbol && symbol.isPrivate()) {
                return false;
            }
        }
        return true;
    }

    /**
     * Clears the lazy attribute of a slot of a unique shape. No cache refers to a lazy slot, so the shape can stay the
     * same.
     */
    void settle(int slot) {
        if (unique) {
            table.attributes[slot] &= ~Attributes.LAZY;
        }
    }

    /** The shape without its last property; null if the deletion needs a unique shape. */
    Shape withoutLast(int slot) {
        return !unique && parent != null && slot == count - 1 && parent.count == slot && parent.extensible == extensible
                ? parent
                : null;
    }

    /** The unique shape without this key; the table keeps a hole at the slot. */
    Shape remove(Object key, int slot) {
        Shape result = replaced();
        result.table.remove(key, slot);
        return result;
    }

    /** A unique shape without deleted slots; the caller moves its values. */
    Shape compacted() {
        Shape result = replaced();
        result.table = table.compacted();
        return result;
    }

    Shape nonExtensible() {
        if (!extensible) {
            return this;
        }
        if (unique) {
            var result = new Shape(prototype, constructorPrototype, kind, true, false, null, table, count);
            return result.following(this);
        }
        int operation = Transition.PREVENT_EXTENSIONS;
        Shape known = transition("", operation);
        return known != null
                ? known
                : remember(
                        "",
                        operation,
                        new Shape(prototype, constructorPrototype, kind, false, false, this, table, count));
    }

    /** The shape with the attributes of all properties masked (seal and freeze); accessors keep WRITABLE as it is. */
    Shape restricted(int dataMask) {
        int operation = dataMask | Transition.RESTRICT;
        Shape known = unique ? null : transition("", operation);
        if (known != null) {
            return known;
        }
        var copy = new PropertyTable(table, slotCount());
        for (int slot = 0; slot < copy.count; slot++) {
            int attributes = copy.attributes[slot];
            if (copy.keys[slot] instanceof JsSymbol symbol && symbol.isPrivate()) {
                continue;
            }
            copy.attributes[slot] = (byte) (attributes & (dataMask | KEPT_WHEN_RESTRICTED));
        }
        if (unique) copy.takeConstants(table);
        var result = new Shape(prototype, constructorPrototype, kind, unique, extensible, null, copy, copy.count);
        result.following(this);
        return unique ? result : remember("", operation, result);
    }

    /** Whether no property has any of these attributes; being writable does not count for accessors. */
    boolean isRestricted(int freedom) {
        for (int slot = 0; slot < slotCount(); slot++) {
            Object key = table.keys[slot];
            if (key != null
                    && Attributes.has(table.attributes[slot], freedom)
                    && !(key instanceof JsSymbol symbol && symbol.isPrivate())) {
                return false;
            }
        }
        return true;
    }

    /** A unique shape with the same properties. */
    Shape toUnique() {
        if (unique) return this;
        var copy = new PropertyTable(table, count);
        copy.beginConstants();
        return new Shape(prototype, constructorPrototype, kind, true, extensible, null, copy, count);
    }

    /** The same properties under another prototype. */
    Shape withPrototype(JsObject newPrototype) {
        if (unique) {
            var result = new Shape(
                    newPrototype, constructorPrototypeBeside(newPrototype), kind, true, extensible, null, table, count);
            return result.following(this);
        }
        if (newPrototype != null && newPrototype == lastNewPrototype) {
            return lastReparented;
        }
        JsObject first = constructorPrototypeBeside(newPrototype);
        Shape result;
        if (first != null) result = first.prototypeInfo().rootOfReparented(newPrototype, kind);
        else
            result = newPrototype == null && prototype != null
                    ? nullRootBeside(prototype, kind)
                    : rootFor(newPrototype, kind);
        for (int slot = 0; slot < count; slot++) {
            result = result.add(table.keys[slot], table.attributes[slot]);
        }
        lastNewPrototype = newPrototype;
        lastReparented = extensible ? result : result.nonExtensible();
        return lastReparented;
    }

    /**
     * The constructor prototype to record in a shape with another prototype; null if it is the same prototype or
     * identifies no class.
     */
    private JsObject constructorPrototypeBeside(JsObject newPrototype) {
        JsObject first = constructorPrototype();
        return first == null || first == newPrototype || !PropertyErrors.tellsClass(first) ? null : first;
    }

    /** Replaces a unique shape by a new one, because inline caches may refer to the old one. */
    private Shape replaced() {
        var result = new Shape(prototype, constructorPrototype, kind, true, extensible, null, table, count);
        return result.following(this);
    }

    /** Takes over the fields that belong to the one object of the previous shape. */
    private Shape following(Shape previous) {
        prototypeInfo = previous.prototypeInfo;
        originals = previous.originals;
        return this;
    }

    /**
     * The cell that guards a lookup beyond the object itself: valid while no prototype of the chain changes its
     * structure. The call also ensures that the object's shape changes when it gets an own property. For a null
     * prototype the cell is always valid.
     */
    public ValidityCell chainCell() {
        absenceObserved = true;
        return prototype == null
                ? new ValidityCell()
                : prototype.prototypeInfo().cell();
    }

    /** The cell that is valid as long as the property in a slot keeps its value; null if that is not known, as it is only for unique shapes. */
    public ValidityCell constantCell(int slot) {
        return unique ? table.constantCell(slot) : null;
    }

    /** The value in a slot has been replaced by another. */
    void changed(int slot, Object before) {
        if (unique) table.changed(slot, before == Undefined.INSTANCE);
    }

    /** The originals of an intrinsic that a program has changed; null for all other objects. */
    public Originals originals() {
        return originals;
    }

    /** A new shape that refers to the originals. */
    Shape withOriginals(Originals kept) {
        Shape result = replaced();
        result.originals = kept;
        return result;
    }

    /** The cache for sites that have seen too many shapes; null before the first lookup. */
    LookupCache lookups() {
        return lookups;
    }

    /** Counts a search by a computed key; returns whether there have been so many in objects of this shape that a cache is likely to be of use. */
    boolean countsSearch() {
        return !unique && ++searches > FEW_SEARCHES;
    }

    LookupCache ensureLookups() {
        if (lookups == null) lookups = new LookupCache();
        return lookups;
    }

    PrototypeInfo prototypeInfo() {
        return prototypeInfo;
    }

    void prototypeInfo(PrototypeInfo record) {
        prototypeInfo = record;
    }

    /** An edge of the tree: a key with attributes or a special operation. */
    private static final class Transition {
        static final int RECONFIGURE = 0x100;
        static final int PREVENT_EXTENSIONS = 0x200;
        static final int RESTRICT = 0x400;

        final Object key;
        final int operation;
        final Shape target;

        Transition(Object key, int operation, Shape target) {
            this.key = key;
            this.operation = operation;
            this.target = target;
        }

        boolean matches(Object wantedKey, int wantedOperation) {
            return operation == wantedOperation && (key == wantedKey || key.equals(wantedKey));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Transition that && matches(that.key, that.operation);
        }

        @Override
        public int hashCode() {
            return key.hashCode() * 31 + operation;
        }
    }
}
