package dev.gyre.page.dom;

/** A list that stays as it is. */
public final class StaticNodeList extends NodeList {
    private final Node[] nodes;

    public StaticNodeList(DomRealm realm, Node[] nodes) {
        super(realm, "NodeList");
        this.nodes = nodes;
    }

    @Override
    protected Node[] nodes() {
        return nodes;
    }
}
