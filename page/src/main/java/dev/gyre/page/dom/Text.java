package dev.gyre.page.dom;

import dev.gyre.engine.runtime.object.Shape;

// https://dom.spec.whatwg.org/#interface-text
public class Text extends CharacterData {
    Text(Document document, String data) {
        this(document.realm().textShape(), document, data);
    }

    Text(Shape shape, Document document, String data) {
        super(shape, document, data);
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
