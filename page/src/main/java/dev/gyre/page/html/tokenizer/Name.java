package dev.gyre.page.html.tokenizer;

import dev.gyre.page.dom.names.Namespaces;
import dev.gyre.page.dom.names.QualifiedName;

/** A name of a tag or an attribute, once for each text, so that names are compared by identity. */
public final class Name {
    /** Interned. */
    public final String text;

    final int hash;
    /** Which of {@link Tags} it is, or 0. */
    public final int tag;
    /** The name of an HTML element. */
    public final QualifiedName element;
    /** The name of an attribute of an HTML element. */
    public final QualifiedName attribute;

    Name(String text, int hash, int tag) {
        this.text = text.intern();
        this.hash = hash;
        this.tag = tag;
        this.element = new QualifiedName(Namespaces.HTML, null, text);
        this.attribute = new QualifiedName(null, null, text);
    }

    @Override
    public String toString() {
        return text;
    }
}
