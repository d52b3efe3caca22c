package dev.gyre.page.dom.ranges;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.page.dom.Node;

/** Two boundary points in a tree, https://dom.spec.whatwg.org/#interface-abstractrange. */
public abstract class AbstractRange extends JsObject {
    final Boundary start;
    final Boundary end;

    AbstractRange(Shape shape, Boundary start, Boundary end) {
        super(shape);
        this.start = start;
        this.end = end;
    }

    public final Node startContainer() {
        return start.node;
    }

    public final int startOffset() {
        return start.offset;
    }

    public final Node endContainer() {
        return end.node;
    }

    public final int endOffset() {
        return end.offset;
    }

    public final boolean collapsed() {
        return start.is(end);
    }
}
