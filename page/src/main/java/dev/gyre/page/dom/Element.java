package dev.gyre.page.dom;

import dev.gyre.engine.runtime.object.Shape;
import java.util.Arrays;

/**
 * An element, https://dom.spec.whatwg.org/#interface-element.
 *
 * <p>Its attributes are one array with a {@link QualifiedName} at each even index and the value behind it: a String, or an
 * {@link Attr} that has it.
 */
public class Element extends Node {
    private static final Object[] NO_ATTRIBUTES = {};
    private static final String[] NO_TOKENS = {};

    private final QualifiedName name;
    private Object[] attributes = NO_ATTRIBUTES;
    /** The tokens of the class attribute; null if they have not been needed since it changed. */
    private String[] classes = NO_TOKENS;

    private ShadowRoot shadowRoot;

    public Element(Shape shape, Document document, QualifiedName name) {
        super(shape, document);
        this.name = name;
    }

    // ---- name

    public final QualifiedName elementName() {
        return name;
    }

    /** Interned. */
    public final String localName() {
        return name.localName();
    }

    /** Interned; null for none. */
    public final String namespaceURI() {
        return name.namespace();
    }

    public final String prefix() {
        return name.prefix();
    }

    // https://dom.spec.whatwg.org/#dom-element-tagname
    public final String tagName() {
        return nodeDocument().isHtml() ? name.htmlUppercased() : name.qualifiedName();
    }

    public final boolean isHtml() {
        return name.namespace() == Namespaces.HTML;
    }

    /** Whether it is the element of the HTML namespace with this local name, which must be interned. */
    public final boolean isHtml(String localName) {
        return name.localName() == localName && name.namespace() == Namespaces.HTML;
    }

    @Override
    public int nodeType() {
        return ELEMENT_NODE;
    }

    @Override
    public String nodeName() {
        return tagName();
    }

    // ---- attributes by index, without allocation

    public final int attributeCount() {
        return attributes.length >> 1;
    }

    public final QualifiedName attributeName(int index) {
        return (QualifiedName) attributes[index << 1];
    }

    public final String attributeValue(int index) {
        Object stored = attributes[(index << 1) + 1];
        return stored instanceof Attr attr ? attr.value() : (String) stored;
    }

    /** The index of the attribute with this namespace (null for none) and local name, both interned, or -1. */
    public final int findAttribute(String namespace, String localName) {
        Object[] list = attributes;
        for (int i = 0; i < list.length; i += 2) {
            if (((QualifiedName) list[i]).is(namespace, localName)) return i >> 1;
        }
        return -1;
    }

    /** The value of the attribute without a namespace and with this local name, which must be interned; null if there is none. */
    public final String attribute(String localName) {
        int index = findAttribute(null, localName);
        return index < 0 ? null : attributeValue(index);
    }

    /** As {@link #attribute(String)} in a namespace; both interned. */
    public final String attribute(String namespace, String localName) {
        int index = findAttribute(namespace, localName);
        return index < 0 ? null : attributeValue(index);
    }

    // https://dom.spec.whatwg.org/#concept-id
    /** The ID; null if there is none or it is empty. */
    public final String idOrNull() {
        String id = attribute("id");
        return id == null || id.isEmpty() ? null : id;
    }

    // https://dom.spec.whatwg.org/#concept-class
    /** The classes, interned, without duplicates, in order. The array is shared: it must not be changed. */
    public final String[] classes() {
        String[] known = classes;
        return known != null ? known : readClasses();
    }

    private String[] readClasses() {
        String value = attribute("class");
        classes = value == null ? NO_TOKENS : nodeDocument().realm().names().tokens(value);
        return classes;
    }

    /** Whether it has a class, which must be interned; compares case-sensitively. */
    public final boolean hasClass(String token) {
        for (String other : classes()) {
            if (other == token) return true;
        }
        return false;
    }

    // ---- changes of attributes

    /**
     * Gives an element without attributes those of its start tag.
     *
     * @param pairs a {@link QualifiedName} at each even index and its value, a String, behind it, no name twice; the element takes over the array
     */
    public final void parserSetAttributes(Object[] pairs) {
        attributes = pairs;
        classes = null;
        if (pairs.length == 0) return;
        nodeDocument().attributesChanged();
        for (int i = 0; i < pairs.length; i += 2) {
            attributeChanged((QualifiedName) pairs[i], null, (String) pairs[i + 1]);
        }
    }

    /** Adds those attributes whose names the element does not have; pairs as for {@link #parserSetAttributes}. */
    public final void parserAddMissingAttributes(Object[] pairs) {
        for (int i = 0; i < pairs.length; i += 2) {
            var attribute = (QualifiedName) pairs[i];
            if (findAttribute(attribute.namespace(), attribute.localName()) < 0) {
                appendAttribute(attribute, (String) pairs[i + 1]);
            }
        }
    }

    // https://dom.spec.whatwg.org/#concept-element-attributes-set-value
    /** Changes or appends the attribute with the namespace and local name of {@code attribute}. */
    public final void setAttributeValue(QualifiedName attribute, String value) {
        int index = findAttribute(attribute.namespace(), attribute.localName());
        if (index < 0) appendAttribute(attribute, value);
        else changeAttribute(index, value);
    }

    // https://dom.spec.whatwg.org/#concept-element-attributes-append
    private void appendAttribute(QualifiedName attribute, String value) {
        int length = attributes.length;
        attributes = Arrays.copyOf(attributes, length + 2);
        attributes[length] = attribute;
        attributes[length + 1] = value;
        changed(attribute, null, value);
    }

    // https://dom.spec.whatwg.org/#concept-element-attributes-change
    private void changeAttribute(int index, String value) {
        String old = attributeValue(index);
        int slot = (index << 1) + 1;
        if (attributes[slot] instanceof Attr attr) attr.storeValue(value);
        else attributes[slot] = value;
        changed(attributeName(index), old, value);
    }

    private void changed(QualifiedName attribute, String oldValue, String newValue) {
        nodeDocument().attributesChanged();
        if (attribute.is(null, "class")) classes = null;
        attributeChanged(attribute, oldValue, newValue);
    }

    // https://dom.spec.whatwg.org/#concept-element-attributes-change-ext
    /** Called when an attribute has been set, changed or removed; a value that is absent is null. */
    protected void attributeChanged(QualifiedName attribute, String oldValue, String newValue) {}

    // ---- shadow tree

    // https://dom.spec.whatwg.org/#concept-element-shadow-root
    /** The shadow root, open or closed; null for none. */
    public final ShadowRoot shadowRootOrNull() {
        return shadowRoot;
    }

    /** Attaches a shadow root to a host that has none and can have one. */
    public final ShadowRoot parserAttachShadow(boolean open) {
        shadowRoot = new ShadowRoot(this, open);
        return shadowRoot;
    }
}
