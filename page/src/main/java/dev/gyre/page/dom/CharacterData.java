package dev.gyre.page.dom;

import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.page.idl.DomError;

/** A node with text, https://dom.spec.whatwg.org/#interface-characterdata. */
public abstract class CharacterData extends Node {
    /** A String, or a StringBuilder while a parser appends. */
    private CharSequence data;

    CharacterData(Shape shape, Document document, String data) {
        super(shape, document);
        this.data = data;
    }

    public final String data() {
        if (data instanceof String text) return text;
        String text = data.toString();
        data = text;
        return text;
    }

    public final void data(String value) {
        replaceData(0, length(), value);
    }

    @Override
    public final String nodeValue() {
        return data();
    }

    @Override
    public final void nodeValue(String value) {
        data(value == null ? "" : value);
    }

    @Override
    public final String textContent() {
        return data();
    }

    @Override
    public final void textContent(String value) {
        data(value == null ? "" : value);
    }

    // https://dom.spec.whatwg.org/#concept-cd-substring
    public final String substringData(long offset, long count) {
        String text = data();
        check(offset, text.length());
        return text.substring((int) offset, (int) Math.min(offset + count, text.length()));
    }

    private static void check(long offset, int length) {
        if (offset > length)
            throw DomError.indexSize("The offset " + offset + " is greater than the node's length (" + length + ").");
    }

    public final void appendData(String more) {
        replaceData(length(), 0, more);
    }

    public final void insertData(long offset, String more) {
        replaceData(offset, 0, more);
    }

    public final void deleteData(long offset, long count) {
        replaceData(offset, count, "");
    }

    // https://dom.spec.whatwg.org/#concept-cd-replace
    public final void replaceData(long offset, long givenCount, String more) {
        String old = data();
        check(offset, old.length());
        int start = (int) offset;
        int count = (int) Math.min(givenCount, old.length() - offset);
        MutationObservers observers = domRealm().observers();
        if (observers != null) observers.dataChanged(this, old);
        data = count == old.length() ? more : old.substring(0, start) + more + old.substring(start + count);
        nodeDocument().ranges().replacing(this, start, count, more.length());
        nodeDocument().attributesChanged();
        if (parentNode() != null) parentNode().childrenChanged();
    }

    public final int length() {
        return data.length();
    }

    /** Appends to the data, in time that is proportional to what is appended. */
    public final void parserAppendData(CharSequence more) {
        StringBuilder builder = data instanceof StringBuilder existing
                ? existing
                : new StringBuilder(Math.max(64, 2 * (data.length() + more.length()))).append(data);
        data = builder.append(more);
        if (parentNode() != null) parentNode().childrenChanged();
    }
}
