package dev.gyre.engine.runtime.object;

import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;

/**
 * Where the objects of one shared shape find named properties, by key, for sites that have seen too many shapes to have
 * handlers. V8 has one StubCache for all shapes; a cache in the shape is collected with it.
 */
public final class LookupCache {
    private static final int FIRST_SIZE = 8;
    private static final int LAST_SIZE = 64;

    /** By the hash of the key; the length is a power of two. */
    private Entry[] entries = new Entry[FIRST_SIZE];

    LookupCache() {}

    /** [[Get]] with the object as receiver. */
    public static Object get(JsObject object, Object key) {
        LookupCache cache = object.shape().lookups();
        if (cache != null) {
            Entry entry = cache.find(key);
            if (entry != null) return entry.load(object);
        }
        return search(object, key);
    }

    /** [[Get]] by a computed key, which may be any value, with the object as receiver. */
    public static Object getByValue(JsObject object, Object value) {
        Shape shape = object.shape();
        LookupCache cache = shape.lookups();
        if (cache != null && mayBeFound(shape, value)) {
            Entry entry = cache.find(value);
            if (entry != null) return entry.load(object);
        }
        Object key = PropertyKey.of(value);
        return shape.kind() == ShapeKind.EXOTIC || cache == null && !shape.countsSearch()
                ? object.get(key, object)
                : search(object, key);
    }

    /**
     * The value of a data property that one step finds; null where the general way is needed. Calls no JavaScript and throws nothing.
     *
     * @param value a key, or any other value, for which nothing is found
     */
    public static Object find(JsObject object, Object value) {
        Shape shape = object.shape();
        if (!mayBeFound(shape, value)) return null;
        if (shape.isUnique()) return shape.originals() == null ? findOwn(object, shape, value) : null;
        LookupCache cache = shape.lookups();
        if (cache == null) return null;
        Entry entry = cache.find(value);
        return entry == null || entry.isAccessor() ? null : entry.load(object);
    }

    /** Whether a computed key is in the form of a name, and which names an object has depends on its shape. */
    private static boolean mayBeFound(Shape shape, Object value) {
        return (value instanceof String || value instanceof JsSymbol) && shape.kind() != ShapeKind.EXOTIC;
    }

    private static Object findOwn(JsObject object, Shape shape, Object key) {
        if (!shape.kind().isOrdinary()) return null;
        int found = shape.find(key);
        return found < 0 || (found & (Attributes.ACCESSOR | Attributes.LAZY)) != 0 ? null : object.slot(found >>> 8);
    }

    private Entry find(Object key) {
        int hash = hash(key);
        Entry entry = entries[hash & entries.length - 1];
        return entry != null && entry.hash == hash && entry.isFor(key) ? entry : null;
    }

    private static int hash(Object key) {
        int hash = key.hashCode();
        return hash ^ hash >>> 7;
    }

    private static Object search(JsObject object, Object key) {
        Shape first = object.shape();
        // Dictionaries and classes have unique shapes: their own properties take one step, and many change.
        if (first.isUnique() || key instanceof Integer) return object.get(key, object);
        for (JsObject holder = object; holder != null; holder = holder.shape().prototype()) {
            if (isSpecial(holder, key)) return object.get(key, object);
            int found = holder.shape().find(key);
            if (found < 0) continue;
            if ((found & Attributes.LAZY) != 0) return object.get(key, object);
            var entry = holder == object
                    ? new Entry(key, found, null, null)
                    : new Entry(key, found, holder, first.chainCell());
            first.ensureLookups().add(entry);
            return entry.load(object);
        }
        first.ensureLookups().add(new Entry(key, Entry.ABSENT, null, first.chainCell()));
        return Undefined.INSTANCE;
    }

    /** Whether a lookup of the key in this object has an answer that its shape does not have, or another one for the library. */
    private static boolean isSpecial(JsObject holder, Object key) {
        Shape shape = holder.shape();
        if (!shape.kind().isOrdinary() && (holder instanceof ProxyObject || holder.ownsSpecially(key))) return true;
        Originals originals = shape.originals();
        return originals != null
                && (originals.shape().find(key) >= 0 || originals.shape().prototype() != shape.prototype());
    }

    private void add(Entry entry) {
        int at = entry.hash & entries.length - 1;
        while (entries.length < LAST_SIZE && entries[at] != null && !entries[at].isFor(entry.key)) {
            grow();
            at = entry.hash & entries.length - 1;
        }
        entries[at] = entry;
    }

    private void grow() {
        var larger = new Entry[entries.length * 2];
        for (Entry entry : entries) {
            if (entry != null) larger[entry.hash & larger.length - 1] = entry;
        }
        entries = larger;
    }

    /** Where one key is found. */
    private static final class Entry {
        static final int ABSENT = -1;

        final Object key;
        final int hash;
        /** As {@link Shape#find}. */
        final int found;
        /** The prototype that has the property; null for the object itself. */
        final JsObject holder;
        /** Guards the prototype chain up to the holder; null if that is the object itself. */
        final ValidityCell cell;

        Entry(Object key, int found, JsObject holder, ValidityCell cell) {
            this.key = key;
            this.hash = LookupCache.hash(key);
            this.found = found;
            this.holder = holder;
            this.cell = cell;
        }

        /** Whether the entry answers for this key now. */
        boolean isFor(Object wanted) {
            return (key == wanted || key.equals(wanted)) && (cell == null || cell.isValid());
        }

        boolean isAccessor() {
            return found != ABSENT && (found & Attributes.ACCESSOR) != 0;
        }

        Object load(JsObject object) {
            if (found == ABSENT) return Undefined.INSTANCE;
            Object stored = (holder == null ? object : holder).slot(found >>> 8);
            return (found & Attributes.ACCESSOR) == 0 ? stored : ((Accessor) stored).get(object);
        }
    }
}
