package dev.gyre.engine.builtins.declare.processor;

import javax.lang.model.element.Element;

/** An annotated class, method or field that the processor cannot accept; javac shows the message at the element. */
final class BadDeclaration extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Element element;

    BadDeclaration(Element element, String message) {
        super(message);
        this.element = element;
    }

    Element element() {
        return element;
    }
}
