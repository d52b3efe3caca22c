package dev.gyre.page.dom;

import dev.gyre.page.dom.names.AsciiCase;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.idl.LegacyPlatformObject;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** The attributes of an element as a collection of nodes, https://dom.spec.whatwg.org/#interface-namednodemap. */
public final class NamedNodeMap extends LegacyPlatformObject {
    private final Element element;

    NamedNodeMap(Element element) {
        super(element.domRealm().shape("NamedNodeMap"));
        this.element = element;
    }

    public int length() {
        return element.attributeCount();
    }

    public Attr item(long index) {
        return index < length() ? element.attr((int) index) : null;
    }

    public Attr getNamedItem(String qualifiedName) {
        return element.getAttributeNode(qualifiedName);
    }

    public Attr getNamedItemNS(String namespace, String localName) {
        return element.getAttributeNodeNS(namespace, localName);
    }

    public Attr setNamedItem(Attr attr) {
        return element.setAttributeNode(attr);
    }

    public Attr removeNamedItem(String qualifiedName) {
        return removed(element.getAttributeNode(qualifiedName), qualifiedName);
    }

    public Attr removeNamedItemNS(String namespace, String localName) {
        return removed(element.getAttributeNodeNS(namespace, localName), localName);
    }

    private Attr removed(Attr attr, String name) {
        if (attr == null) throw DomError.notFound("No item with name '" + name + "' was found.");
        return element.removeAttributeNode(attr);
    }

    @Override
    protected int indexedCount() {
        return length();
    }

    @Override
    protected Object indexedValue(int index) {
        return item(index);
    }

    @Override
    protected Object namedValue(String name) {
        return getNamedItem(name);
    }

    // https://dom.spec.whatwg.org/#ref-for-dfn-supported-property-names%E2%91%A0
    @Override
    protected List<String> supportedNames() {
        var names = new LinkedHashSet<>(element.getAttributeNames());
        if (element.isHtml() && element.nodeDocument().isHtml())
            names.removeIf(name -> !AsciiCase.lower(name).equals(name));
        return new ArrayList<>(names);
    }

    @Override
    public String className() {
        return "NamedNodeMap";
    }
}
