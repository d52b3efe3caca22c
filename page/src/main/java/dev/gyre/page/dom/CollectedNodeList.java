package dev.gyre.page.dom;

/** A live list of the nodes of a collection. */
final class CollectedNodeList extends NodeList {
    private final HTMLCollection collection;

    CollectedNodeList(DomRealm realm, HTMLCollection collection) {
        super(realm, "NodeList");
        this.collection = collection;
    }

    @Override
    protected Node[] nodes() {
        return collection.elementArray();
    }
}
