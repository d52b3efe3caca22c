package dev.gyre.page.elements;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.HTMLCollection;
import dev.gyre.page.dom.Node;
import java.util.List;
import java.util.function.Supplier;

/** A live collection that is listed anew when the document has changed. */
public class ListedElements extends HTMLCollection {
    private static final Element[] NONE = {};

    private final Node root;
    private final Supplier<? extends List<? extends Element>> list;
    private Element[] elements;
    private Document document;
    private int treeVersion;
    private int attributeVersion;

    public ListedElements(Node root, Supplier<? extends List<? extends Element>> list) {
        this("HTMLCollection", root, list);
    }

    protected ListedElements(String interfaceName, Node root, Supplier<? extends List<? extends Element>> list) {
        super(root.domRealm().shape(interfaceName));
        this.root = root;
        this.list = list;
    }

    /** Lists the elements anew at the next use, because of something that neither tree nor attributes show. */
    public final void invalidate() {
        elements = null;
    }

    @Override
    protected final Element[] elementArray() {
        Document current = root.nodeDocument();
        if (elements == null
                || document != current
                || treeVersion != current.treeVersion()
                || attributeVersion != current.attributeVersion()) {
            document = current;
            treeVersion = current.treeVersion();
            attributeVersion = current.attributeVersion();
            elements = list.get().toArray(NONE);
        }
        return elements;
    }
}
