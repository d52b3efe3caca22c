package dev.gyre.engine.runtime.object;

import dev.gyre.engine.runtime.elements.DoubleElements;
import dev.gyre.engine.runtime.elements.Elements;
import dev.gyre.engine.runtime.elements.EmptyElements;
import dev.gyre.engine.runtime.elements.IntElements;
import dev.gyre.engine.runtime.elements.ObjectElements;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import java.util.List;

/** An Array exotic object; its length is a field, not a slot. */
public final class JsArray extends JsObject {
    public static final long MAXIMUM_LENGTH = 4294967295L;
    /** The length below which {@link #append} can be called: the new one is an int then. */
    public static final int MOST_DENSE = 1 << 30;
    /** From this number of elements on {@link #reserve} makes room, of at most so many bytes for each. */
    private static final int LARGE = 1 << 16, ELEMENT_BYTES = 8;
    /** The room in a copy of elements for those that often follow in a literal. */
    private static final int SPARE = 2;

    private static final String LENGTH = "length";

    private long length;
    private boolean lengthWritable = true;

    public JsArray(Shape shape) {
        super(shape);
    }

    private JsArray(Shape shape, Object[] slots) {
        super(shape, slots);
    }

    // ArrayCreate ( length ), https://tc39.es/ecma262/#sec-arraycreate
    public static JsArray create(Realm realm, long length) {
        return create(realm.arrayShape(), length);
    }

    // ArrayCreate ( length, proto ), https://tc39.es/ecma262/#sec-arraycreate
    public static JsArray create(JsObject prototypeOrNull, long length) {
        return create(Shape.rootFor(prototypeOrNull, ShapeKind.ARRAY), length);
    }

    private static JsArray create(Shape shape, long length) {
        if (length > MAXIMUM_LENGTH) {
            throw Errors.rangeError("Invalid array length");
        }
        var array = new JsArray(shape);
        if (length != 0) {
            array.length = length;
            array.setElements(EmptyElements.expecting(length));
        }
        return array;
    }

    public static JsArray of(Realm realm, Object... values) {
        return adopt(realm, values.clone());
    }

    // CreateArrayFromList ( elements ), https://tc39.es/ecma262/#sec-createarrayfromlist
    public static JsArray fromList(Realm realm, List<Object> values) {
        return adopt(realm, values.toArray());
    }

    /** Takes over an array of values without holes. */
    public static JsArray adopt(Realm realm, Object[] values) {
        return adopt(realm, new ObjectElements(values, values.length), values.length);
    }

    /**
     * Creates an array with named properties, such as a match result. Takes over both Java arrays; the values have no
     * holes.
     */
    public static JsArray adopt(Shape shape, Object[] slots, Object[] values) {
        var array = new JsArray(shape, slots);
        array.length = values.length;
        array.setElements(new ObjectElements(values, values.length));
        return array;
    }

    /** Takes over elements whose size is the length. */
    public static JsArray adopt(Realm realm, Elements elements, int length) {
        var array = new JsArray(realm.arrayShape());
        array.length = length;
        array.setElements(elements);
        return array;
    }

    public long length() {
        return length;
    }

    public boolean isLengthWritable() {
        return lengthWritable;
    }

    /** Whether every index below length is a plain own element, the condition of the builtins' fast paths. */
    public boolean isDense() {
        Elements elements = elements();
        return elements.size() == length && elements.isPacked();
    }

    /** Whether elements can be added and removed at the end without checks. */
    private boolean isGrowable() {
        return lengthWritable && shape().isExtensible();
    }

    /**
     * Whether appending is a plain store: dense, extensible, with writable length, and no prototype intercepts an
     * index.
     */
    public boolean canAppend() {
        return isDense() && isGrowable() && noElementsAbove();
    }

    /** Whether no prototype has, or intercepts, an index. */
    public boolean noElementsAbove() {
        return noElementsFrom(shape().prototype());
    }

    /** Whether neither an object nor one of its prototypes has, or intercepts, an index. */
    public static boolean noElementsFrom(JsObject object) {
        for (JsObject p = object; p != null; p = p.shape().prototype()) {
            Elements inherited = p.elements();
            if (inherited != EmptyElements.INSTANCE && inherited.size() != 0
                    || p.shape().kind() == ShapeKind.EXOTIC) {
                return false;
            }
        }
        return true;
    }

    /** Appends as Array.prototype.push does with one argument. */
    public void push(Object value) {
        int size = elements().size();
        if (size == length && isGrowable() && size < Integer.MAX_VALUE - 8 && noElementsAbove()) {
            setElements(elements().put(size, value));
            length = size + 1L;
            return;
        }
        put(PropertyKey.fromIndex(length), value);
    }

    /** Adds the element after the last as CreateDataProperty does; returns false where that is not a plain store. */
    public boolean createAfterLast(long index, Object value) {
        Elements elements = elements();
        if (index != elements.size() || index >= MOST_DENSE || !isGrowable()) return false;
        setElements(elements.put((int) index, value));
        if (index >= length) length = index + 1;
        return true;
    }

    /** Appends to an array that {@link #canAppend} and is shorter than {@link #MOST_DENSE}; returns the new length. */
    public int append(Object value) {
        setElements(elements().put((int) length, value));
        return (int) ++length;
    }

    /** As {@link #append(Object)}. */
    public int append(int value) {
        if (!(elements() instanceof IntElements ints)) return append((Object) value);
        ints.add(value);
        return (int) ++length;
    }

    /** As {@link #append(Object)}. */
    public int append(double value) {
        if (!(elements() instanceof DoubleElements doubles)) return append(TypeConversion.number(value));
        doubles.add(value);
        return (int) ++length;
    }

    /**
     * Makes room for elements up to a capacity, if it is a large one and elements can be appended. Other JavaScript may run meanwhile, as in {@link Agent#work}.
     *
     * @param exampleOrNull a value that will be stored next
     */
    public void reserve(Agent agent, long capacity, Object exampleOrNull) {
        Elements before = elements();
        if (capacity < LARGE || capacity > MOST_DENSE || !isGrowable() || !before.isPacked()) return;
        Elements room = agent.work(capacity * ELEMENT_BYTES, () -> before.roomFor((int) capacity, exampleOrNull));
        if (room != null && elements() == before) setElements(before.movedTo(room));
    }

    /** Appends the elements from..to-1 of another dense array as {@link #append(Object)} does. */
    public void appendAll(JsArray source, int from, int to) {
        Elements added = source.elements();
        if (added instanceof IntElements from32 && elements() instanceof IntElements ints) {
            ints.addAll(from32.array(), from32.offset() + from, to - from);
            length += to - from;
            return;
        }
        if (added instanceof ObjectElements any && elements() instanceof ObjectElements objects) {
            objects.addAll(any.array(), any.offset() + from, to - from);
            length += to - from;
            return;
        }
        if (added instanceof DoubleElements numbers && elements() instanceof DoubleElements doubles) {
            doubles.addAll(numbers.array(), numbers.offset() + from, to - from);
            length += to - from;
            return;
        }
        if (length == 0 && from == 0 && to > 0 && (added instanceof ObjectElements || added instanceof IntElements)) {
            setElements(added instanceof IntElements ints ? copy(ints, to) : copy((ObjectElements) added, to));
            length = to;
            return;
        }
        for (int i = from; i < to; i++) {
            if (added instanceof IntElements ints) append(ints.getInt(i));
            else if (added instanceof DoubleElements doubles) append(doubles.getDouble(i));
            else append(added.get(i));
        }
    }

    /** The first elements, with room for all. */
    private static Elements copy(IntElements source, int count) {
        var values = new int[source.size() + SPARE];
        for (int i = 0; i < count; i++) values[i] = source.getInt(i);
        return new IntElements(values, count);
    }

    private static Elements copy(ObjectElements source, int count) {
        var values = new Object[source.size() + SPARE];
        System.arraycopy(source.array(), source.offset(), values, 0, count);
        return new ObjectElements(values, count);
    }

    /** Whether the last element is one that {@link #popInt} can remove. */
    public boolean endsWithInt() {
        return elements() instanceof IntElements ints && ints.size() == length && length != 0 && lengthWritable;
    }

    /** Removes and returns the last element. */
    public int popInt() {
        var ints = (IntElements) elements();
        int value = ints.getInt((int) --length);
        ints.remove((int) length);
        return value;
    }

    /** Removes and returns the last element; null if the elements are not dense. */
    public Object popDense() {
        Elements elements = elements();
        int last = elements.size() - 1;
        if (last < 0 || last + 1 != length || !lengthWritable || !elements.isPlain()) {
            return null;
        }
        Object value = elements.get(last);
        if (value == null) {
            return null;
        }
        setElements(elements.remove(last));
        length = last;
        return value;
    }

    /**
     * Removes and returns the first element in constant time; null if the array is not dense, is empty or may not
     * change.
     */
    public Object shiftDense() {
        if (length == 0 || !isDense() || !lengthWritable) {
            return null;
        }
        Elements elements = elements();
        Object value = elements instanceof IntElements ints
                ? ints.removeFirst()
                : elements instanceof DoubleElements doubles
                        ? doubles.removeFirst()
                        : elements instanceof ObjectElements objects ? objects.removeFirst() : null;
        if (value != null) {
            length--;
        }
        return value;
    }

    /** The values of a dense array, copied. */
    public Object[] toObjectArray() {
        int size = (int) length;
        var values = new Object[size];
        if (elements() instanceof ObjectElements objects) {
            System.arraycopy(objects.array(), objects.offset(), values, 0, size);
            return values;
        }
        for (int i = 0; i < size; i++) {
            values[i] = elements().get(i);
        }
        return values;
    }

    /** Replaces all elements of a growable array by values without holes; takes over the Java array. */
    public void replaceAll(Object[] values, int count) {
        setElements(new ObjectElements(values, count));
        length = count;
    }

    // ArraySetLength ( A, Desc ), https://tc39.es/ecma262/#sec-arraysetlength
    private boolean setLength(PropertyDescriptor desc) {
        if (desc.value == null) {
            return applyToLength(desc, length);
        }
        long newLength = TypeConversion.toUint32(desc.value);
        double number = TypeConversion.toNumber(desc.value);
        if (newLength != number) {
            throw Errors.rangeError("Invalid array length");
        }
        return applyToLength(desc, newLength);
    }

    private boolean applyToLength(PropertyDescriptor desc, long newLength) {
        if (desc.hasConfigurable() && desc.configurable()
                || desc.hasEnumerable() && desc.enumerable()
                || desc.isAccessor()) {
            return false;
        }
        if (!lengthWritable && (desc.hasWritable() && desc.writable() || newLength != length)) {
            return false;
        }
        boolean complete = newLength >= length || truncate(newLength);
        if (complete) {
            length = newLength;
        }
        if (desc.hasWritable() && !desc.writable()) {
            lengthWritable = false;
        }
        return complete;
    }

    /** Sets the length as an assignment does, without a descriptor object. */
    public boolean setLength(long newLength) {
        if (!lengthWritable) {
            return false;
        }
        if (newLength >= length || truncate(newLength)) {
            length = newLength;
            return true;
        }
        return false;
    }

    /**
     * Deletes from the end down to the new length. At an element that cannot be deleted it returns false, with the
     * length just above that element.
     */
    private boolean truncate(long newLength) {
        if (shape().hasLargeIndex() && !truncateLargeIndices(newLength)) {
            return false;
        }
        Elements elements = elements();
        if (newLength >= elements.size()) {
            return true;
        }
        int target = (int) newLength;
        if (!elements.isPlain()) {
            int[] indices = elements.indices();
            for (int i = indices.length - 1; i >= 0 && indices[i] >= target; i--) {
                if ((elements.attributes(indices[i]) & Attributes.CONFIGURABLE) == 0) {
                    length = indices[i] + 1L;
                    setElements(elements.truncate(indices[i] + 1));
                    return false;
                }
            }
        }
        setElements(elements.truncate(target));
        return true;
    }

    /** Indices above 2^31 - 2 are named properties; their keys are sorted. */
    private boolean truncateLargeIndices(long newLength) {
        List<Object> keys = ownPropertyKeys();
        for (int i = keys.size() - 1; i >= 0; i--) {
            if (keys.get(i) instanceof String key) {
                long index = PropertyKey.arrayIndex(key);
                if (index >= newLength && !delete(key)) {
                    length = index + 1;
                    return false;
                }
            }
        }
        return true;
    }

    @Override
    public boolean ownsSpecially(Object key) {
        return key instanceof String text && (text.equals(LENGTH) || PropertyKey.isLargeArrayIndex(text));
    }

    @Override
    public PropertyDescriptor getOwnProperty(Object key) {
        return LENGTH.equals(key)
                ? PropertyDescriptor.data(lengthValue(), lengthWritable, false, false)
                : super.getOwnProperty(key);
    }

    public Object lengthValue() {
        return length <= Integer.MAX_VALUE ? (Object) (int) length : (Object) (double) length;
    }

    // [[DefineOwnProperty]] ( P, Desc ), https://tc39.es/ecma262/#sec-array-exotic-objects-defineownproperty-p-desc
    @Override
    public boolean defineOwnProperty(Object key, PropertyDescriptor desc) {
        if (key instanceof String text) {
            if (text.equals(LENGTH)) {
                return setLength(desc);
            }
            if (PropertyKey.isLargeArrayIndex(text)) {
                return defineLargeIndex(text, desc);
            }
        }
        return super.defineOwnProperty(key, desc);
    }

    private boolean defineLargeIndex(String key, PropertyDescriptor desc) {
        long index = PropertyKey.arrayIndex(key);
        if (index >= length && !lengthWritable || !super.defineOwnProperty(key, desc)) {
            return false;
        }
        length = Math.max(length, index + 1);
        return true;
    }

    @Override
    public boolean hasProperty(Object key) {
        return LENGTH.equals(key) || super.hasProperty(key);
    }

    @Override
    public Object get(Object key, Object receiver) {
        return LENGTH.equals(key) ? lengthValue() : super.get(key, receiver);
    }

    @Override
    public boolean set(Object key, Object value, Object receiver) {
        if (LENGTH.equals(key)) {
            if (!lengthWritable) {
                return false;
            }
            if (receiver == this && value instanceof Integer number && number >= 0) {
                return setLength((long) number);
            }
            return setOnReceiver(key, value, receiver);
        }
        return super.set(key, value, receiver);
    }

    @Override
    public boolean delete(Object key) {
        return !LENGTH.equals(key) && super.delete(key);
    }

    @Override
    protected void collectSpecialNames(List<Object> keys) {
        keys.add(LENGTH);
    }

    @Override
    public boolean setIndexed(int index, Object value, Object receiver) {
        if (receiver == this) {
            Elements elements = elements();
            if (elements.isPlain() && elements.has(index)) {
                setElements(elements.put(index, value));
                return true;
            }
            if (index == length && index == elements.size() && isGrowable() && noElementsAbove()) {
                setElements(elements.put(index, value));
                length = index + 1L;
                return true;
            }
        }
        return super.setIndexed(index, value, receiver);
    }

    @Override
    protected boolean addIndexed(int index, Object stored, int attributes) {
        if (index >= length) {
            if (!lengthWritable) {
                return false;
            }
            length = index + 1L;
        }
        return super.addIndexed(index, stored, attributes);
    }

    @Override
    public boolean isRestrictable() {
        return true;
    }

    @Override
    public boolean isRestricted(boolean frozen) {
        return !(frozen && lengthWritable) && super.isRestricted(frozen);
    }

    @Override
    protected void restrictAll(int dataMask) {
        super.restrictAll(dataMask);
        if ((dataMask & Attributes.WRITABLE) == 0) {
            lengthWritable = false;
        }
    }

    @Override
    public String builtinTag() {
        return "Array";
    }

    @Override
    public String className() {
        return "Array";
    }
}
