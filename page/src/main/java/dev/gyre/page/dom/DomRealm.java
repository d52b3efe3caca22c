package dev.gyre.page.dom;

import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.page.idl.Interfaces;

/** What the documents of one realm share: the shapes of their nodes, the names and class lists they have met, and how elements are made. */
public final class DomRealm {
    private final Interfaces interfaces;
    private final ElementFactory htmlElements;
    private final NameTable names = new NameTable();
    private final Shape textShape;
    private final Shape commentShape;

    public DomRealm(Interfaces interfaces, ElementFactory htmlElements) {
        this.interfaces = interfaces;
        this.htmlElements = htmlElements;
        this.textShape = interfaces.shape("Text");
        this.commentShape = interfaces.shape("Comment");
    }

    public Interfaces interfaces() {
        return interfaces;
    }

    public Realm realm() {
        return interfaces.realm();
    }

    /** The shape of new objects that implement the interface. */
    public Shape shape(String interfaceName) {
        return interfaces.shape(interfaceName);
    }

    public NameTable names() {
        return names;
    }

    Shape textShape() {
        return textShape;
    }

    Shape commentShape() {
        return commentShape;
    }

    ElementFactory htmlElements() {
        return htmlElements;
    }
}
