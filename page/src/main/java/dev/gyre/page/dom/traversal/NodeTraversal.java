package dev.gyre.page.dom.traversal;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.page.dom.Node;
import dev.gyre.page.idl.DomError;

/** What iterators and walkers share: the filtering of https://dom.spec.whatwg.org/#traversal. */
public abstract class NodeTraversal extends JsObject {
    static final int ACCEPT = 1;
    static final int REJECT = 2;
    static final int SKIP = 3;

    private final Node root;
    private final long whatToShow;
    private final JsObject filter;
    private boolean active;

    NodeTraversal(Shape shape, Node root, long whatToShow, JsObject filter) {
        super(shape);
        this.root = root;
        this.whatToShow = whatToShow;
        this.filter = filter;
    }

    public final Node root() {
        return root;
    }

    public final long whatToShow() {
        return whatToShow;
    }

    public final JsObject filter() {
        return filter;
    }

    // https://dom.spec.whatwg.org/#concept-node-filter
    final int filter(Node node) {
        if (active) throw DomError.invalidState("The filter is already running.");
        if ((whatToShow >> node.nodeType() - 1 & 1) == 0) return SKIP;
        if (filter == null) return ACCEPT;
        active = true;
        try {
            return TypeConversion.toUint16(call(node));
        } finally {
            active = false;
        }
    }

    private Object call(Node node) {
        if (filter.isCallable()) return filter.call1(Undefined.INSTANCE, node);
        if (filter.get("acceptNode") instanceof JsObject function && function.isCallable())
            return function.call1(filter, node);
        throw Errors.typeError("NodeFilter: acceptNode is not a function");
    }
}
