package dev.gyre.page.dom;

import dev.gyre.engine.runtime.object.Shape;

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
