package dev.gyre.page.xpath;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.Node;
import dev.gyre.page.idl.DomError;
import java.util.List;

/** What an expression has evaluated to, https://dom.spec.whatwg.org/#interface-xpathresult. */
public final class XPathResult extends JsObject {
    private static final int NUMBER = 1;
    private static final int STRING = 2;
    private static final int BOOLEAN = 3;
    private static final int UNORDERED_ITERATOR = 4;
    private static final int ORDERED_ITERATOR = 5;
    private static final int UNORDERED_SNAPSHOT = 6;
    private static final int ORDERED_SNAPSHOT = 7;

    private final Object value;
    private final int type;
    private final int version;
    private int next;

    XPathResult(DomRealm realm, Object value, int wanted) {
        super(realm.shape("XPathResult"));
        this.value = value;
        this.type = wanted == 0 ? natural(value) : wanted;
        if (type > 9) throw DomError.notSupported("The type is not known.");
        if (type >= UNORDERED_ITERATOR && !(value instanceof NodeSet))
            throw Errors.typeError(
                    "The result is not a node set, and therefore cannot be converted to the desired type.");
        this.version = value instanceof NodeSet nodes && !nodes.isEmpty()
                ? nodes.nodes().getFirst().nodeDocument().treeVersion()
                : 0;
    }

    private static int natural(Object value) {
        if (value instanceof Double) return NUMBER;
        if (value instanceof Boolean) return BOOLEAN;
        return value instanceof NodeSet ? UNORDERED_ITERATOR : STRING;
    }

    public int resultType() {
        return type;
    }

    private static dev.gyre.engine.runtime.error.JsException wrongType(String wanted) {
        return Errors.typeError("The result type is not " + wanted + ".");
    }

    public double numberValue() {
        if (type != NUMBER) throw wrongType("a number");
        return Values.number(value);
    }

    public String stringValue() {
        if (type != STRING) throw wrongType("a string");
        return Values.string(value);
    }

    public boolean booleanValue() {
        if (type != BOOLEAN) throw wrongType("a boolean");
        return Values.bool(value);
    }

    private List<Node> nodes() {
        return ((NodeSet) value).nodes();
    }

    public Node singleNodeValue() {
        if (type <= ORDERED_SNAPSHOT) throw wrongType("a single node");
        return nodes().isEmpty() ? null : nodes().getFirst();
    }

    private boolean isIterator() {
        return type == UNORDERED_ITERATOR || type == ORDERED_ITERATOR;
    }

    public boolean invalidIteratorState() {
        return isIterator()
                && !nodes().isEmpty()
                && nodes().getFirst().nodeDocument().treeVersion() != version;
    }

    public long snapshotLength() {
        if (type != UNORDERED_SNAPSHOT && type != ORDERED_SNAPSHOT) throw wrongType("a snapshot");
        return nodes().size();
    }

    public Node iterateNext() {
        if (!isIterator()) throw wrongType("an iterator");
        if (invalidIteratorState())
            throw DomError.invalidState("The document has mutated since the result was returned.");
        return next < nodes().size() ? nodes().get(next++) : null;
    }

    public Node snapshotItem(long index) {
        return index < snapshotLength() ? nodes().get((int) index) : null;
    }

    @Override
    public String className() {
        return "XPathResult";
    }
}
