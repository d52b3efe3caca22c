package dev.gyre.page.dom;

import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.page.idl.DomError;

/** A text node, https://dom.spec.whatwg.org/#interface-text. */
public class Text extends CharacterData {
    Text(Document document, String data) {
        this(document.realm().textShape(), document, data);
    }

    Text(Shape shape, Document document, String data) {
        super(shape, document, data);
    }

    static Text construct(DomRealm realm, String data) {
        return new Text(realm.document(), data);
    }

    @Override
    protected Node cloneSingle(Document newDocument) {
        return new Text(newDocument, data());
    }

    // https://dom.spec.whatwg.org/#concept-text-split
    public final Text splitText(long offset) {
        int length = length();
        if (offset > length)
            throw DomError.indexSize("The offset " + offset + " is larger than the Text node's length.");
        int at = (int) offset;
        int count = length - at;
        Text rest = new Text(nodeDocument(), data().substring(at));
        if (parentNode() != null) {
            parentNode().insert(rest, nextSibling(), false);
            nodeDocument().ranges().splitting(this, rest, at);
        }
        replaceData(at, count, "");
        return rest;
    }

    // https://dom.spec.whatwg.org/#dom-text-wholetext
    public final String wholeText() {
        Node first = this;
        while (first.previousSibling() instanceof Text) first = first.previousSibling();
        var result = new StringBuilder();
        for (Node node = first; node instanceof Text text; node = node.nextSibling()) result.append(text.data());
        return result.toString();
    }

    @Override
    public int nodeType() {
        return TEXT_NODE;
    }

    @Override
    public String nodeName() {
        return "#text";
    }
}
