package dev.gyre.page.dom;

import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.page.dom.custom.CustomElementData;
import dev.gyre.page.dom.custom.CustomElementDefinition;
import dev.gyre.page.dom.names.AsciiCase;
import dev.gyre.page.dom.names.Names;
import dev.gyre.page.dom.names.Namespaces;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.geometry.DOMRect;
import dev.gyre.page.idl.DomError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;

/**
 * An element, https://dom.spec.whatwg.org/#interface-element.
 *
 * <p>Its attributes are one array with a {@link QualifiedName} at each even index and the value after it: a String, or an
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
    private CustomElementData custom;

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
     * @param pairs a {@link QualifiedName} at each even index and its value, a String, after it, no name twice; the element takes over the array
     */
    public final void parserSetAttributes(Object[] pairs) {
        attributes = pairs;
        classes = null;
        if (pairs.length == 0) return;
        nodeDocument().attributesChanged();
        for (int i = 0; i < pairs.length; i += 2) {
            noteName((QualifiedName) pairs[i]);
            attributeChanged((QualifiedName) pairs[i], null, (String) pairs[i + 1]);
            if (custom != null)
                CustomElements.attributeChanged(this, (QualifiedName) pairs[i], null, (String) pairs[i + 1]);
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

    private void noteName(QualifiedName attribute) {
        if (attribute.is(null, "id") || attribute.is(null, "name"))
            nodeDocument().nameChanged();
    }

    /** Whether a node or one below it is an element with an ID or a name. */
    static boolean isNameIn(Node root) {
        for (Node node = root; node != null; node = node.nextInTree(root)) {
            if (node instanceof Element element
                    && element.attributes.length > 0
                    && (element.findAttribute(null, "id") >= 0 || element.findAttribute(null, "name") >= 0))
                return true;
        }
        return false;
    }

    private void changed(QualifiedName attribute, String oldValue, String newValue) {
        nodeDocument().attributesChanged();
        noteName(attribute);
        if (attribute.is(null, "class")) classes = null;
        if (extras() != null && extras().references != null && attribute.namespace() == null)
            extras().references.set(attribute.localName(), null);
        MutationObservers observers = domRealm().observers();
        if (observers != null) observers.attributeChanged(this, attribute, oldValue);
        if (custom != null) CustomElements.attributeChanged(this, attribute, oldValue, newValue);
        if (attribute.namespace() == null && !java.util.Objects.equals(oldValue, newValue))
            Slots.attributeChanged(this, attribute);
        attributeChanged(attribute, oldValue, newValue);
        if (this instanceof ResourceElement resource && resource.isResourceAttribute(attribute))
            domRealm().host().resourceChanged(this);
        if (isConnected() && (attribute.is(null, "name") || attribute.is(null, "id")) && DocumentNames.isNaming(this))
            nodeDocument().names().changed(this);
    }

    // https://dom.spec.whatwg.org/#concept-element-attributes-remove
    private void removeAttribute(int index) {
        QualifiedName attribute = attributeName(index);
        String old = attributeValue(index);
        int slot = index << 1;
        if (attributes[slot + 1] instanceof Attr attr) attr.owner(null);
        if (attributes.length == 2) {
            attributes = NO_ATTRIBUTES;
        } else {
            var shorter = new Object[attributes.length - 2];
            System.arraycopy(attributes, 0, shorter, 0, slot);
            System.arraycopy(attributes, slot + 2, shorter, slot, shorter.length - slot);
            attributes = shorter;
        }
        changed(attribute, old, null);
    }

    /** Whether policies forbid what the style attribute says. */
    public final boolean isStyleForbidden() {
        return hasFlag(STYLE_FORBIDDEN);
    }

    public final void styleForbidden(boolean value) {
        setFlag(STYLE_FORBIDDEN, value);
    }

    // https://dom.spec.whatwg.org/#concept-element-attributes-change-ext
    /** Called when an attribute has been set, changed or removed; a value that is absent is null. */
    protected void attributeChanged(QualifiedName attribute, String oldValue, String newValue) {}

    // ---- attributes as the interface has them

    /** The index of the first attribute with the qualified name, in lower case if this is an HTML element in an HTML document; or -1. */
    private int findQualified(String qualifiedName) {
        String wanted = isHtml() && nodeDocument().isHtml() ? AsciiCase.lower(qualifiedName) : qualifiedName;
        for (int i = 0; i < attributes.length; i += 2) {
            String other = ((QualifiedName) attributes[i]).qualifiedName();
            if (other == wanted || other.equals(wanted)) return i >> 1;
        }
        return -1;
    }

    private int findGiven(String namespace, String localName) {
        return findAttribute(namespace == null || namespace.isEmpty() ? null : namespace.intern(), localName.intern());
    }

    final String attributeOrEmpty(String localName) {
        String value = attribute(localName);
        return value == null ? "" : value;
    }

    public final boolean hasAttributes() {
        return attributes.length > 0;
    }

    public final NamedNodeMap attributes() {
        NodeExtras more = ensureExtras();
        if (more.attributes == null) more.attributes = new NamedNodeMap(this);
        return more.attributes;
    }

    public final List<String> getAttributeNames() {
        var names = new ArrayList<String>();
        for (int i = 0; i < attributes.length; i += 2) names.add(((QualifiedName) attributes[i]).qualifiedName());
        return names;
    }

    public final String getAttribute(String qualifiedName) {
        int index = findQualified(qualifiedName);
        return index < 0 ? null : attributeValue(index);
    }

    public final String getAttributeNS(String namespace, String localName) {
        int index = findGiven(namespace, localName);
        return index < 0 ? null : attributeValue(index);
    }

    // https://dom.spec.whatwg.org/#dom-element-setattribute
    public final void setAttribute(String qualifiedName, String value) {
        Names.requireName(qualifiedName);
        int index = findQualified(qualifiedName);
        if (index >= 0) changeAttribute(index, value);
        else appendAttribute(newName(qualifiedName), value);
    }

    private QualifiedName newName(String qualifiedName) {
        return domRealm()
                .names()
                .attribute(isHtml() && nodeDocument().isHtml() ? AsciiCase.lower(qualifiedName) : qualifiedName);
    }

    public final void setAttributeNS(String namespace, String qualifiedName, String value) {
        setAttributeValue(Names.extract(domRealm().names(), namespace, qualifiedName), value);
    }

    /** Sets the attribute without a namespace. */
    public final void setAttributeNamed(String localName, String value) {
        setAttributeValue(domRealm().names().attribute(localName), value);
    }

    public final void removeAttribute(String qualifiedName) {
        int index = findQualified(qualifiedName);
        if (index >= 0) removeAttribute(index);
    }

    public final void removeAttributeNS(String namespace, String localName) {
        int index = findGiven(namespace, localName);
        if (index >= 0) removeAttribute(index);
    }

    // https://dom.spec.whatwg.org/#dom-element-toggleattribute
    public final boolean toggleAttribute(String qualifiedName, Boolean force) {
        Names.requireName(qualifiedName);
        int index = findQualified(qualifiedName);
        if (index < 0) {
            if (Boolean.FALSE.equals(force)) return false;
            appendAttribute(newName(qualifiedName), "");
            return true;
        }
        if (Boolean.TRUE.equals(force)) return true;
        removeAttribute(index);
        return false;
    }

    public final boolean hasAttribute(String qualifiedName) {
        return findQualified(qualifiedName) >= 0;
    }

    public final boolean hasAttributeNS(String namespace, String localName) {
        return findGiven(namespace, localName) >= 0;
    }

    /** The attribute as a node, made at first use; null for an index of -1. */
    final Attr attr(int index) {
        if (index < 0) return null;
        int slot = (index << 1) + 1;
        if (attributes[slot] instanceof Attr known) return known;
        var attr = new Attr(nodeDocument(), attributeName(index), (String) attributes[slot], this);
        attributes[slot] = attr;
        return attr;
    }

    public final Attr getAttributeNode(String qualifiedName) {
        return attr(findQualified(qualifiedName));
    }

    public final Attr getAttributeNodeNS(String namespace, String localName) {
        return attr(findGiven(namespace, localName));
    }

    // https://dom.spec.whatwg.org/#concept-element-attributes-set
    public final Attr setAttributeNode(Attr attr) {
        if (attr.ownerElement() != null && attr.ownerElement() != this) {
            throw new DomError(
                    "InUseAttributeError",
                    "The node provided is an attribute node that is already an attribute of another Element; attribute nodes must be explicitly cloned.");
        }
        QualifiedName attribute = attr.attributeName();
        int index = findAttribute(attribute.namespace(), attribute.localName());
        if (index < 0) {
            appendAttribute(attribute, attr.value());
            attributes[attributes.length - 1] = attr;
            own(attr);
            return null;
        }
        Attr old = attr(index);
        if (old == attr) return attr;
        attributes[index << 1] = attribute;
        attributes[(index << 1) + 1] = attr;
        old.owner(null);
        own(attr);
        changed(attribute, old.value(), attr.value());
        return old;
    }

    private void own(Attr attr) {
        attr.owner(this);
        attr.storeDocument(nodeDocument());
    }

    public final Attr removeAttributeNode(Attr attr) {
        if (attr.ownerElement() != this) throw DomError.notFound("The node provided is owned by another element.");
        QualifiedName attribute = attr.attributeName();
        removeAttribute(findAttribute(attribute.namespace(), attribute.localName()));
        return attr;
    }

    /** The token list of an attribute without a namespace; always the same object. */
    final DOMTokenList tokenList(String localName) {
        NodeExtras more = ensureExtras();
        if (more.tokenLists == null) more.tokenLists = new HashMap<>(4);
        return more.tokenLists.computeIfAbsent(localName, name -> new DOMTokenList(this, name));
    }

    // ---- queries

    public final Element closest(String selectors) {
        return domRealm().host().closest(this, selectors);
    }

    public final boolean matches(String selectors) {
        return domRealm().host().matches(this, selectors);
    }

    public final HTMLCollection getElementsByTagName(String qualifiedName) {
        return ElementQueries.byTagName(this, qualifiedName);
    }

    public final HTMLCollection getElementsByTagNameNS(String namespace, String localName) {
        return ElementQueries.byTagNameNs(this, namespace, localName);
    }

    public final HTMLCollection getElementsByClassName(String classNames) {
        return ElementQueries.byClassName(this, classNames);
    }

    // ---- contents

    @Override
    public final String textContent() {
        return descendantText();
    }

    @Override
    public final void textContent(String value) {
        replaceAllWithText(value);
    }

    // https://dom.spec.whatwg.org/#insert-adjacent
    private Node insertAdjacent(String where, Node node) {
        switch (AsciiCase.lower(where)) {
            case "beforebegin" -> {
                return parentNode() == null ? null : parentNode().insertBefore(node, this);
            }
            case "afterbegin" -> {
                return insertBefore(node, firstChild());
            }
            case "beforeend" -> {
                return appendChild(node);
            }
            case "afterend" -> {
                return parentNode() == null ? null : parentNode().insertBefore(node, nextSibling());
            }
            default ->
                throw DomError.syntax("The value provided ('" + where
                        + "') is not one of 'beforebegin', 'afterbegin', 'beforeend', or 'afterend'.");
        }
    }

    public final Element insertAdjacentElement(String where, Element element) {
        return (Element) insertAdjacent(where, element);
    }

    public final void insertAdjacentText(String where, String data) {
        insertAdjacent(where, nodeDocument().createTextNode(data));
    }

    // https://html.spec.whatwg.org/#dom-element-innerhtml
    public final String innerHTML() {
        return domRealm().host().serialize(this, false, null);
    }

    public final void innerHTML(String markup) {
        TreeChanges.replaceAll(markupTarget(), domRealm().host().parseFragment(this, markup));
    }

    // https://html.spec.whatwg.org/#dom-element-sethtmlunsafe
    public final void setHTMLUnsafe(String markup) {
        TreeChanges.replaceAll(markupTarget(), domRealm().host().parseFragmentWithShadowRoots(this, markup));
    }

    /** Where markup goes: the element, or the contents of a template. */
    protected Node markupTarget() {
        return this;
    }

    public final String outerHTML() {
        return domRealm().host().serialize(this, true, null);
    }

    // https://html.spec.whatwg.org/#dom-element-outerhtml
    public final void outerHTML(String markup) {
        Node parent = parentNode();
        if (parent == null) return;
        if (parent instanceof Document)
            throw new DomError(
                    "NoModificationAllowedError",
                    "This element's parent is of type '#document', which is not an element node.");
        TreeChanges.replace(parent, domRealm().host().parseFragment(contextOf(parent), markup), this);
    }

    private Element contextOf(Node parent) {
        return parent instanceof Element element ? element : nodeDocument().createHtmlElement("body");
    }

    // https://html.spec.whatwg.org/#dom-element-insertadjacenthtml
    public final void insertAdjacentHTML(String position, String markup) {
        String where = AsciiCase.lower(position);
        boolean outside = where.equals("beforebegin") || where.equals("afterend");
        if (outside && (parentNode() == null || parentNode() instanceof Document))
            throw new DomError("NoModificationAllowedError", "The element has no parent.");
        if (!outside && !where.equals("afterbegin") && !where.equals("beforeend")) {
            throw DomError.syntax("The value provided ('" + position
                    + "') is not one of 'beforebegin', 'afterbegin', 'beforeend', or 'afterend'.");
        }
        Element context = outside ? contextOf(parentNode()) : this;
        if (context.isHtml("html") && nodeDocument().isHtml())
            context = nodeDocument().createHtmlElement("body");
        DocumentFragment fragment = domRealm().host().parseFragment(context, markup);
        insertAdjacent(where, fragment);
    }

    public final String getHTML(GetHTMLOptions options) {
        return domRealm().host().serialize(this, false, options);
    }

    // https://dom.spec.whatwg.org/#concept-node-clone
    @Override
    protected final Node cloneSingle(Document newDocument) {
        Element copy = CustomElements.create(newDocument, name, custom == null ? null : custom.is, false);
        if (attributes.length == 0) return copy;
        Object[] pairs = attributes.clone();
        for (int i = 1; i < pairs.length; i += 2) {
            if (pairs[i] instanceof Attr attr) pairs[i] = attr.value();
        }
        copy.parserSetAttributes(pairs);
        return copy;
    }

    /** Gives attributes and the shadow tree the element's new document. */
    final void adoptParts(Document newDocument) {
        for (int i = 1; i < attributes.length; i += 2) {
            if (attributes[i] instanceof Attr attr) attr.storeDocument(newDocument);
        }
        if (shadowRoot != null) shadowRoot.detachFor(newDocument);
    }

    /** Whether {@link #postConnectionSteps} does anything. */
    protected boolean hasPostConnectionSteps() {
        return false;
    }

    @Override
    protected void removalSteps(Node oldParent, boolean wasConnected) {
        if (nodeDocument().focused() == this) nodeDocument().focused(null);
    }

    // ---- shadow tree

    // https://dom.spec.whatwg.org/#dom-element-attachshadow
    public final ShadowRoot attachShadow(ShadowRootInit init) {
        if (!isHtml() || !canHostShadow()) throw DomError.notSupported("This element does not support attachShadow");
        CustomElementDefinition definition = Element.isCustomName(localName()) || custom != null
                ? CustomElements.lookUp(nodeDocument(), name, custom == null ? null : custom.is)
                : null;
        if (definition != null && definition.disablesShadow())
            throw DomError.notSupported("attachShadow() is disabled by disabledFeatures static field.");
        if (shadowRoot != null) return reuse(init);
        ShadowRoot root = parserAttachShadow(init.mode.equals("open"));
        root.availableToInternals(custom != null
                && (custom.state == CustomElementData.State.PRECUSTOMIZED
                        || custom.state == CustomElementData.State.CUSTOM));
        root.delegatesFocus(init.delegatesFocus);
        root.clonable(init.clonable);
        root.serializable(init.serializable);
        if (init.slotAssignment.equals("manual")) root.manualSlots();
        return root;
    }

    /** A declarative shadow root is emptied and handed out once. */
    private ShadowRoot reuse(ShadowRootInit init) {
        if (!shadowRoot.isDeclarative() || !shadowRoot.mode().equals(init.mode))
            throw DomError.notSupported("Shadow root cannot be created on a host which already hosts a shadow tree.");
        while (shadowRoot.firstChild() != null) shadowRoot.removeNode(shadowRoot.firstChild(), false);
        shadowRoot.declarative(false);
        return shadowRoot;
    }

    // https://dom.spec.whatwg.org/#valid-shadow-host-name
    private boolean canHostShadow() {
        return switch (localName()) {
            case "article",
                    "aside",
                    "blockquote",
                    "body",
                    "div",
                    "footer",
                    "h1",
                    "h2",
                    "h3",
                    "h4",
                    "h5",
                    "h6",
                    "header",
                    "main",
                    "nav",
                    "p",
                    "section",
                    "span" -> true;
            default -> isCustomName(localName());
        };
    }

    // https://html.spec.whatwg.org/#valid-custom-element-name
    public static boolean isCustomName(String name) {
        char first = name.isEmpty() ? ' ' : name.charAt(0);
        if (first < 'a'
                || first > 'z'
                || name.indexOf('-') < 0
                || !Names.isName(name)
                || !AsciiCase.lower(name).equals(name)) return false;
        return switch (name) {
            case "annotation-xml",
                    "color-profile",
                    "font-face",
                    "font-face-src",
                    "font-face-uri",
                    "font-face-format",
                    "font-face-name",
                    "missing-glyph" -> false;
            default -> true;
        };
    }

    // ---- custom elements

    CustomElementData customOrNull() {
        return custom;
    }

    CustomElementData ensureCustom() {
        if (custom == null) custom = new CustomElementData();
        return custom;
    }

    // https://dom.spec.whatwg.org/#concept-element-custom
    /** Whether the element is custom: upgraded, or made by its constructor. */
    public final boolean isCustom() {
        return custom != null && custom.state == CustomElementData.State.CUSTOM;
    }

    // https://dom.spec.whatwg.org/#concept-element-defined
    public final boolean isDefined() {
        if (custom != null && (custom.is != null || custom.definition != null))
            return custom.state == CustomElementData.State.CUSTOM;
        return !isHtml()
                || !isCustomName(localName()) && (custom == null || custom.state != CustomElementData.State.FAILED);
    }

    /** The definition of a custom element, null for others. */
    public final CustomElementDefinition customDefinition() {
        return custom == null ? null : custom.definition;
    }

    // https://dom.spec.whatwg.org/#concept-element-is-value
    /** Null for none. */
    public final String isValue() {
        return custom == null ? null : custom.is;
    }

    /** Whether an upgrade by the definition is possible. */
    final boolean isUndefinedAs(CustomElementDefinition definition) {
        if (custom == null) return definition.isAutonomous();
        return custom.state == CustomElementData.State.UNDEFINED
                && (definition.isAutonomous()
                        ? custom.is == null || custom.is.equals(definition.name())
                        : definition.name().equals(custom.is));
    }

    // https://html.spec.whatwg.org/#dom-attachinternals
    /** Marks that the element's internals are handed out, or throws why they cannot be. */
    protected final void takeInternals() {
        if (custom != null && custom.is != null)
            throw DomError.notSupported("Unable to attach ElementInternals to a customized built-in element.");
        CustomElementDefinition definition = CustomElements.lookUp(nodeDocument(), name, null);
        if (definition == null)
            throw DomError.notSupported("Unable to attach ElementInternals to non-custom elements.");
        if (definition.disablesInternals())
            throw DomError.notSupported("ElementInternals is disabled by disabledFeatures static field.");
        if (ensureCustom().hasInternals)
            throw DomError.notSupported("ElementInternals for the specified element was already attached.");
        if (custom.state != CustomElementData.State.PRECUSTOMIZED && custom.state != CustomElementData.State.CUSTOM)
            throw DomError.notSupported(
                    "The attachInternals() function cannot be called prior to the execution of the custom element constructor.");
        custom.hasInternals = true;
    }

    /** Called when an element whose definition is form-associated has been upgraded. */
    protected void upgradedFormAssociated() {}

    // https://dom.spec.whatwg.org/#dom-element-shadowroot
    public final ShadowRoot shadowRoot() {
        return shadowRoot != null && shadowRoot.isOpen() ? shadowRoot : null;
    }

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

    // ---- geometry: what is displayed is not known,
    // https://drafts.csswg.org/cssom-view/#extension-to-the-element-interface

    public final DOMRect getBoundingClientRect() {
        double[] box = domRealm().host().box(this);
        return new DOMRect(domRealm().realm(), box[0], box[1], box[2], box[3]);
    }

    public final List<DOMRect> getClientRects() {
        return isConnected() && domRealm().host().isRendered(this) ? List.of(getBoundingClientRect()) : List.of();
    }

    public final int clientTop() {
        return 0;
    }

    public final int clientLeft() {
        return 0;
    }

    public final int clientWidth() {
        return (int) Math.round(domRealm().host().paddingBox(this)[0]);
    }

    public final int clientHeight() {
        return (int) Math.round(domRealm().host().paddingBox(this)[1]);
    }

    public final double scrollTop() {
        return ensureExtras().scrollTop;
    }

    public final void scrollTop(double value) {
        ensureExtras().scrollTop = value;
    }

    public final double scrollLeft() {
        return ensureExtras().scrollLeft;
    }

    public final void scrollLeft(double value) {
        ensureExtras().scrollLeft = value;
    }

    /** Nothing is displayed that could come into view. */
    public final void scrollIntoView(Object where) {}

    public final boolean checkVisibility(Object options) {
        return isConnected() && domRealm().host().isRendered(this);
    }
}
