package dev.gyre.engine.runtime.object;

import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.SurroundingAgent;
import dev.gyre.engine.runtime.value.Undefined;

/**
 * The original properties of one intrinsic object that a program has replaced or deleted, and its original prototype.
 * The embedder's library reads these, everything else reads the object itself. Most objects have none.
 *
 * <p>Such properties have the attribute {@link Attributes#ORIGINAL}. The first change of one calls {@link #keep}, since
 * inline caches do not store to it; the object's shape then refers to its originals, and caches that read the property
 * before are invalid.
 */
public final class Originals extends JsObject {
    /** A property of Error that programs are meant to replace. */
    private static final String REPLACEABLE = "prepareStackTrace";

    private final Agent agent;

    private Originals(Agent agent, JsObject prototypeOrNull) {
        super(Shape.unique(prototypeOrNull, ShapeKind.ORDINARY, 2));
        this.agent = agent;
    }

    /**
     * Marks the properties of an intrinsic (whose shape is unique) that are kept: functions, accessors and a
     * constructor's name.
     */
    public static void mark(JsObject intrinsic) {
        Shape shape = intrinsic.shape();
        for (int slot = 0; slot < shape.table.count; slot++) {
            Object stored = intrinsic.slot(slot);
            boolean behaviour = stored instanceof LazyValue
                    || stored instanceof Accessor
                    || stored instanceof JsObject value && value.isCallable();
            boolean name = intrinsic.isCallable() && "name".equals(shape.keyAt(slot));
            if ((behaviour || name) && !REPLACEABLE.equals(shape.keyAt(slot))) {
                shape.table.attributes[slot] |= Attributes.ORIGINAL;
            }
        }
    }

    /** Marks all current properties of a global object: the names that the library's code uses. */
    public static void markGlobals(JsObject global) {
        PropertyTable table = global.shape().table;
        for (int slot = 0; slot < table.count; slot++) table.attributes[slot] |= Attributes.ORIGINAL;
    }

    /** Must be called before the marked property in a slot is replaced, redefined or deleted. */
    static void keep(JsObject intrinsic, int slot) {
        Agent agent = SurroundingAgent.current();
        if (agent == null || !agent.keepsOriginals()) return;
        Originals originals = ensure(intrinsic, agent);
        int attributes =
                intrinsic.shape().attributesAt(slot) & ~(Attributes.LAZY | Attributes.ORIGINAL | Attributes.CONSTANT);
        originals.defineBuiltin(intrinsic.shape().keyAt(slot), intrinsic.slot(slot), attributes);
        intrinsic.shape().table.attributes[slot] &= ~Attributes.ORIGINAL;
    }

    /**
     * Must be called before an object with a unique shape gets another prototype; keeps the prototype of an intrinsic.
     */
    static void keepPrototype(JsObject object) {
        Agent agent = SurroundingAgent.current();
        if (agent != null && agent.keepsOriginals() && isMarked(object.shape())) ensure(object, agent);
    }

    private static boolean isMarked(Shape shape) {
        if (!shape.isUnique()) return false;
        for (int slot = 0; slot < shape.table.count; slot++) {
            if ((shape.table.attributes[slot] & Attributes.ORIGINAL) != 0) return true;
        }
        return false;
    }

    private static Originals ensure(JsObject intrinsic, Agent agent) {
        Originals existing = intrinsic.shape().originals();
        Originals originals =
                existing == null ? new Originals(agent, intrinsic.shape().prototype()) : existing;
        intrinsic.keepIn(originals);
        return originals;
    }

    /** Whether the code that reads the key at this moment reads the original. */
    public boolean applyTo(Object key) {
        StackFrame reader = agent.topFrame();
        return reader != null && reader.readsOriginal(key);
    }

    /** Reads a property as the library's code does, for the library's Java code, which has no frame. */
    public static Object get(JsObject intrinsic, Object key) {
        Originals originals = intrinsic.shape().originals();
        return originals == null ? intrinsic.get(key) : originals.get(intrinsic, key, intrinsic);
    }

    /** Whether elements of an object are ones that a program has added to an intrinsic, and the code that looks for them is the library's. */
    static boolean hidesElements(JsObject holder) {
        return isLibraryRunning() && isMarked(holder.shape());
    }

    /** HasProperty, without what a program has added to an intrinsic where the library's code asks. */
    static boolean hasProperty(JsObject object, Object key) {
        if (!object.hasProperty(key)) return false;
        if (!isLibraryRunning() || object.hasOwnProperty(key)) return true;
        JsObject holder = object.getPrototypeOf();
        while (holder != null && !holder.hasOwnProperty(key)) holder = holder.getPrototypeOf();
        return holder == null || !isMarked(holder.shape());
    }

    /** Whether an object is an intrinsic whose property a program has added, and the library's code is running. */
    public static boolean hidesProperty(JsObject holder, Object key) {
        Shape shape = holder.shape();
        int found = shape.find(key);
        if (found < 0 || (found & Attributes.ORIGINAL) != 0 || !isLibraryRunning() || !isMarked(shape)) return false;
        Originals originals = shape.originals();
        return originals == null || originals.shape().find(key) < 0;
    }

    /** Whether an object inherits a property that a program has added to an intrinsic, and the library's code is running. */
    public static boolean hidesInherited(JsObject object, Object key) {
        if (!isLibraryRunning()) return false;
        JsObject holder = object;
        while (holder != null && holder.shape().find(key) < 0)
            holder = holder.shape().prototype();
        return holder != null && holder != object && hidesProperty(holder, key);
    }

    private static boolean isLibraryRunning() {
        Agent agent = SurroundingAgent.current();
        if (agent == null || !agent.keepsOriginals()) return false;
        StackFrame reader = agent.topFrame();
        return reader != null && reader.isLibrary();
    }

    /** The original getter of an intrinsic's own accessor property. */
    public static Object getter(JsObject intrinsic, Object key) {
        return ((Accessor) stored(intrinsic, key)).getterValue();
    }

    /** The original value or {@link Accessor} of an object's own property; null if it never had one. */
    static Object stored(JsObject object, Object key) {
        Originals originals = object.shape().originals();
        int kept = originals == null ? -1 : originals.shape().find(key);
        if (kept >= 0) return originals.storedValue(kept);
        int found = object.shape().find(key);
        return found < 0 ? null : object.storedValue(found);
    }

    /**
     * [[Get]] on the intrinsic, or on an object that inherits from it, for a reader for which {@link #applyTo} is true.
     */
    Object get(JsObject intrinsic, Object key, Object receiver) {
        Object stored = stored(intrinsic, key);
        if (stored != null) return stored instanceof Accessor accessor ? accessor.get(receiver) : stored;
        JsObject parent = shape().prototype();
        return parent == null ? Undefined.INSTANCE : parent.get(key, receiver);
    }
}
