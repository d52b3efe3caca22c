package dev.gyre.page.selectors;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.ShadowRoot;

/**
 * What matching needs beside selector and element: the scope, the shadow tree whose rules are matched, states, and caches. The caches hold as long as the document does not
 * change, so a context serves one query or one pass over a tree.
 */
public final class MatchContext {
    private final ElementStates states;
    private final Document document;
    private final boolean quirks;
    private final boolean html;
    private final ShadowRoot shadowRoot;
    private final NthCache nthCache;
    private final HasCache hasCache;
    private Node scope;
    private Element anchor;
    private MatchContext outside;

    /**
     * @param document the document of the elements
     * @param scope what {@code :scope} is; the document or null for the root element
     * @param shadowRoot the shadow tree that the selectors belong to; null for the document's
     */
    public MatchContext(Document document, ElementStates states, Node scope, ShadowRoot shadowRoot) {
        this(document, states, scope, shadowRoot, new NthCache(), new HasCache());
    }

    private MatchContext(
            Document document,
            ElementStates states,
            Node scope,
            ShadowRoot shadowRoot,
            NthCache nthCache,
            HasCache hasCache) {
        this.document = document;
        this.states = states;
        this.quirks = document.isQuirks();
        this.html = document.isHtml();
        this.scope = scope;
        this.shadowRoot = shadowRoot;
        this.nthCache = nthCache;
        this.hasCache = hasCache;
    }

    /** The states of elements. */
    public ElementStates states() {
        return states;
    }

    /** Makes another node the one that {@code :scope} matches. */
    public void scope(Node newScope) {
        scope = newScope;
    }

    boolean isQuirks() {
        return quirks;
    }

    boolean isHtmlElement(Element element) {
        return html && element.isHtml();
    }

    boolean isScope(Element element) {
        if (scope == null || scope instanceof Document) {
            return element.parentNode() instanceof Document;
        }
        return scope instanceof ShadowRoot root ? root.host() == element : scope == element;
    }

    ShadowRoot shadowRoot() {
        return shadowRoot;
    }

    /** The context of the tree that the host is in. */
    MatchContext outside() {
        if (outside == null) {
            ShadowRoot outer = shadowRoot.host().root() instanceof ShadowRoot root ? root : null;
            outside = new MatchContext(document, states, outer, outer, nthCache, hasCache);
        }
        return outside;
    }

    /** Whether only {@code :host} and the like match the element. */
    boolean isFeatureless(Element element) {
        return shadowRoot != null && shadowRoot.host() == element;
    }

    /** The parent element, of a top-level element of the shadow tree its host. */
    Element parent(Element element) {
        Node parent = element.parentNode();
        if (parent instanceof Element up) {
            return isFeatureless(element) ? null : up;
        }
        return parent != null && parent == shadowRoot ? shadowRoot.host() : null;
    }

    Element previousSibling(Element element) {
        return isFeatureless(element) ? null : Siblings.previous(element);
    }

    NthCache nthCache() {
        return nthCache;
    }

    HasCache hasCache() {
        return hasCache;
    }

    /** Whether the element is the one that a relative selector is relative to. */
    boolean isAnchor(Element element) {
        return element == anchor;
    }

    /** Sets the element that relative selectors of {@code @scope} are relative to and returns the previous one. */
    public Element relativeTo(Element root) {
        return anchor(root);
    }

    /** Sets the element that relative selectors are relative to and returns the previous one. */
    Element anchor(Element newAnchor) {
        Element previous = anchor;
        anchor = newAnchor;
        return previous;
    }
}
