package dev.gyre.node.http2;

import io.netty.handler.codec.EmptyHeaders;
import io.netty.handler.codec.http2.Http2Headers;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/** The fields of a header block in their order, as Netty's encoder takes them and its decoder adds them. */
final class FieldList extends EmptyHeaders<CharSequence, CharSequence, Http2Headers> implements Http2Headers {
    private static final int USUAL_FIELDS = 8;

    private final List<CharSequence> fields = new ArrayList<>(2 * USUAL_FIELDS);
    // The fields that are never indexed; null where there is none.
    private boolean[] sensitive;
    private int cursor;

    @Override
    public Http2Headers add(CharSequence name, CharSequence value) {
        fields.add(name);
        fields.add(value);
        return this;
    }

    /** Marks the field at {@code index}, which no table may keep. */
    void markSensitive(int index) {
        if (sensitive == null) sensitive = new boolean[Math.max(index + 1, size())];
        else if (sensitive.length <= index) sensitive = java.util.Arrays.copyOf(sensitive, index + 1);
        sensitive[index] = true;
    }

    boolean isSensitive(int index) {
        return sensitive != null && index < sensitive.length && sensitive[index];
    }

    /** Whether the field that the iteration has given last is sensitive. */
    boolean isCurrentSensitive() {
        return isSensitive(cursor - 1);
    }

    CharSequence name(int index) {
        return fields.get(2 * index);
    }

    CharSequence value(int index) {
        return fields.get(2 * index + 1);
    }

    /** Names and values in turn. */
    List<CharSequence> flat() {
        return fields;
    }

    @Override
    public int size() {
        return fields.size() / 2;
    }

    @Override
    public boolean isEmpty() {
        return fields.isEmpty();
    }

    @Override
    public Iterator<Map.Entry<CharSequence, CharSequence>> iterator() {
        cursor = 0;
        return new Fields();
    }

    @Override
    public Iterator<CharSequence> valueIterator(CharSequence name) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Http2Headers method(CharSequence value) {
        return add(PseudoHeaderName.METHOD.value(), value);
    }

    @Override
    public Http2Headers scheme(CharSequence value) {
        return add(PseudoHeaderName.SCHEME.value(), value);
    }

    @Override
    public Http2Headers authority(CharSequence value) {
        return add(PseudoHeaderName.AUTHORITY.value(), value);
    }

    @Override
    public Http2Headers path(CharSequence value) {
        return add(PseudoHeaderName.PATH.value(), value);
    }

    @Override
    public Http2Headers status(CharSequence value) {
        return add(PseudoHeaderName.STATUS.value(), value);
    }

    @Override
    public CharSequence method() {
        return get(PseudoHeaderName.METHOD.value());
    }

    @Override
    public CharSequence scheme() {
        return get(PseudoHeaderName.SCHEME.value());
    }

    @Override
    public CharSequence authority() {
        return get(PseudoHeaderName.AUTHORITY.value());
    }

    @Override
    public CharSequence path() {
        return get(PseudoHeaderName.PATH.value());
    }

    @Override
    public CharSequence status() {
        return get(PseudoHeaderName.STATUS.value());
    }

    @Override
    public CharSequence get(CharSequence name) {
        for (int i = 0; i < fields.size(); i += 2)
            if (CharSequence.compare(fields.get(i), name) == 0) return fields.get(i + 1);
        return null;
    }

    @Override
    public boolean contains(CharSequence name, CharSequence value, boolean caseInsensitive) {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }

    /** The fields in turn; one entry stands for all of them. */
    private final class Fields
            implements Iterator<Map.Entry<CharSequence, CharSequence>>, Map.Entry<CharSequence, CharSequence> {
        @Override
        public boolean hasNext() {
            return 2 * cursor < fields.size();
        }

        @Override
        public Map.Entry<CharSequence, CharSequence> next() {
            if (!hasNext()) throw new NoSuchElementException();
            cursor++;
            return this;
        }

        @Override
        public CharSequence getKey() {
            return name(cursor - 1);
        }

        @Override
        public CharSequence getValue() {
            return value(cursor - 1);
        }

        @Override
        public CharSequence setValue(CharSequence value) {
            throw new UnsupportedOperationException();
        }
    }
}
