package dev.gyre.page.dom;

import dev.gyre.page.idl.LegacyPlatformObject;

/** A list of nodes, live or not, https://dom.spec.whatwg.org/#interface-nodelist. */
public abstract class NodeList extends LegacyPlatformObject {
    protected NodeList(DomRealm realm, String interfaceName) {
        super(realm.shape(interfaceName));
    }

    /** A list that stays as it is. */
    public static NodeList of(DomRealm realm, Node[] nodes) {
        return new NodeList(realm, "NodeList") {
            @Override
            protected Node[] nodes() {
                return nodes;
            }
        };
    }

    /** A live list of the elements of a collection. */
    static NodeList of(DomRealm realm, HTMLCollection collection) {
        return new NodeList(realm, "NodeList") {
            @Override
            protected Node[] nodes() {
                return collection.elementArray();
            }
        };
    }

    /** The nodes; the array must not be changed. */
    protected abstract Node[] nodes();

    public final int length() {
        return nodes().length;
    }

    public final Node item(long index) {
        Node[] nodes = nodes();
        return index < nodes.length ? nodes[(int) index] : null;
    }

    @Override
    protected final int indexedCount() {
        return nodes().length;
    }

    @Override
    protected final Object indexedValue(int index) {
        return item(index);
    }

    @Override
    public boolean ownsSpecially(Object key) {
        return key instanceof Integer;
    }

    @Override
    public String className() {
        return "NodeList";
    }
}
