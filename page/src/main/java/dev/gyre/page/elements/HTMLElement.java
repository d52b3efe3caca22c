package dev.gyre.page.elements;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.csp.InlineBehavior;
import dev.gyre.page.css.CSSStyleDeclaration;
import dev.gyre.page.css.StyleAttribute;
import dev.gyre.page.css.cascade.DocumentStyles;
import dev.gyre.page.css.cascade.InnerText;
import dev.gyre.page.dom.CustomElements;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DocumentFragment;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.Reflection;
import dev.gyre.page.dom.Text;
import dev.gyre.page.dom.events.EventTarget;
import dev.gyre.page.dom.names.AsciiCase;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.idl.DomError;

/** An element of HTML, https://html.spec.whatwg.org/#htmlelement. */
public class HTMLElement extends Element {
    private DOMStringMap dataset;
    private StyleAttribute style;
    private Popover popover;
    private JsObject internals;
    private Element lastFormOwner;
    private boolean lastDisabled;
    // https://html.spec.whatwg.org/#click-in-progress-flag
    private boolean clicking;
    // https://html.spec.whatwg.org/#cryptographicnonce
    private String nonce = "";

    protected HTMLElement(String interfaceName, Document document, QualifiedName name) {
        super(document.realm().shape(interfaceName), document, name);
    }

    // ---- event handlers

    @Override
    protected void attributeChanged(QualifiedName attribute, String oldValue, String newValue) {
        if (attribute.namespace() != null) return;
        String name = attribute.localName();
        if (name.startsWith("on")) handlerChanged(name, newValue);
        else if (name == "style") StyleAttribute.changed(this, style, newValue);
        else if (name == "nonce") nonce = newValue == null ? "" : newValue;
        else if (isCustom() && name == "form") formOwnerMayHaveChanged();
        else if (isCustom() && name == "disabled") disabledMayHaveChanged();
        else if (name == "popover" && popover != null) popover.attributeChanged(oldValue, newValue);
    }

    private void handlerChanged(String name, String value) {
        String type = EventHandlerAttributes.type(this, name);
        if (type == null) return;
        if (value != null && !domRealm().host().allowsInline(this, InlineBehavior.SCRIPT_ATTRIBUTE, value)) return;
        EventTarget window = nodeDocument().defaultView();
        if (!EventHandlerAttributes.isOfWindow(this, type)) eventHandlerSource(type, value);
        else if (window != null)
            window.eventHandler(
                    type, value == null ? null : EventHandlerAttributes.compile(this, null, true, type, value));
    }

    @Override
    protected JsObject compileHandler(String type, String source) {
        if (!nodeDocument().realm().host().runsScripts()) return null;
        return EventHandlerAttributes.compile(this, formOwner(), false, type, source);
    }

    @Override
    public JsObject eventHandler(String type) {
        EventTarget window = nodeDocument().defaultView();
        if (EventHandlerAttributes.isOfWindow(this, type)) return window == null ? null : window.eventHandler(type);
        return super.eventHandler(type);
    }

    @Override
    public void eventHandler(String type, Object value) {
        EventTarget window = nodeDocument().defaultView();
        if (!EventHandlerAttributes.isOfWindow(this, type)) super.eventHandler(type, value);
        else if (window != null) window.eventHandler(type, value);
    }

    // ---- nonces, https://html.spec.whatwg.org/#nonce-attributes

    public final String nonce() {
        return nonce;
    }

    public final void nonce(String value) {
        nonce = value;
    }

    // https://www.w3.org/TR/CSP3/#is-element-nonceable
    /** The nonce as far as policies count it: empty for a script element that markup may have been injected into. */
    public final String countingNonce() {
        if (nonce.isEmpty() || !isHtml("script")) return nonce;
        for (int i = 0; i < attributeCount(); i++) {
            String text = AsciiCase.lower(attributeName(i).localName() + " " + attributeValue(i));
            if (text.contains("<script") || text.contains("<style")) return "";
        }
        return nonce;
    }

    /** Programs can read the nonce no longer from the attribute, only by the property. */
    public final void hideNonce() {
        String hidden = nonce;
        setAttributeNamed("nonce", "");
        nonce = hidden;
    }

    @Override
    protected void cloningSteps(Node copy, boolean subtree) {
        if (!nonce.isEmpty()) ((HTMLElement) copy).nonce = nonce;
    }

    // https://html.spec.whatwg.org/#form-owner
    /** The form that the element belongs to; null for none. */
    public Element formOwner() {
        return isFormAssociated() ? others().formOwner(this) : null;
    }

    private HtmlElements.Others others() {
        return ((HtmlElements) domRealm().htmlElements()).others();
    }

    // ---- custom elements

    // https://html.spec.whatwg.org/#form-associated-custom-element
    private boolean isFormAssociated() {
        return isCustom() && customDefinition().formAssociated();
    }

    // https://html.spec.whatwg.org/#dom-attachinternals
    public final JsObject attachInternals() {
        takeInternals();
        internals = others().createInternals(this);
        return internals;
    }

    /** What attachInternals has returned; null before. */
    public final JsObject internals() {
        return internals;
    }

    private void formOwnerMayHaveChanged() {
        if (!isFormAssociated()) return;
        Element owner = formOwner();
        Element before = lastFormOwner;
        lastFormOwner = owner;
        others().formOwnerMayHaveChanged(this, before, owner);
        disabledMayHaveChanged();
    }

    /** Calls formDisabledCallback if a form-associated custom element has been disabled or enabled. */
    public final void disabledMayHaveChanged() {
        if (!isFormAssociated() || lastDisabled == others().isDisabled(this)) return;
        lastDisabled = !lastDisabled;
        CustomElements.enqueue(this, "formDisabledCallback", lastDisabled);
    }

    @Override
    protected void upgradedFormAssociated() {
        formOwnerMayHaveChanged();
    }

    @Override
    protected void insertionSteps() {
        if (isCustom()) formOwnerMayHaveChanged();
    }

    /** Called when a parser has made the element while a form is open. */
    public void parserForm(Element form) {}

    // ---- attributes

    public final DOMStringMap dataset() {
        if (dataset == null) dataset = new DOMStringMap(this);
        return dataset;
    }

    // https://html.spec.whatwg.org/#dom-translate
    public final boolean translate() {
        for (Element element = this; element != null; element = element.parentElement()) {
            String value = element.attribute("translate");
            if (value == null) continue;
            if (value.isEmpty() || AsciiCase.equalsIgnoreCase(value, "yes")) return true;
            if (AsciiCase.equalsIgnoreCase(value, "no")) return false;
        }
        return true;
    }

    public final void translate(boolean value) {
        setAttributeNamed("translate", value ? "yes" : "no");
    }

    // https://html.spec.whatwg.org/#dom-draggable
    public final boolean draggable() {
        String value = Reflection.string(this, "draggable");
        if (AsciiCase.equalsIgnoreCase(value, "true")) return true;
        if (AsciiCase.equalsIgnoreCase(value, "false")) return false;
        return isHtml("img") || isHtml("a") && attribute("href") != null;
    }

    public final void draggable(boolean value) {
        setAttributeNamed("draggable", Boolean.toString(value));
    }

    // https://html.spec.whatwg.org/#dom-spellcheck
    public final boolean spellcheck() {
        for (Element element = this; element != null; element = element.parentElement()) {
            String value = element.attribute("spellcheck");
            if (value == null) continue;
            if (value.isEmpty() || AsciiCase.equalsIgnoreCase(value, "true")) return true;
            if (AsciiCase.equalsIgnoreCase(value, "false")) return false;
        }
        return true;
    }

    public final void spellcheck(boolean value) {
        setAttributeNamed("spellcheck", Boolean.toString(value));
    }

    // https://html.spec.whatwg.org/#dom-tabindex
    public final long tabIndex() {
        boolean focusable = switch (localName()) {
            case "a", "area" -> attribute("href") != null;
            case "button", "input", "select", "textarea", "iframe", "frame", "object", "embed" -> true;
            default -> false;
        };
        return Reflection.integer(this, "tabindex", focusable ? 0 : -1);
    }

    public final void tabIndex(int value) {
        setAttributeNamed("tabindex", Integer.toString(value));
    }

    // https://html.spec.whatwg.org/#dom-click
    public final void click() {
        if (isDisabledControl() || clicking) return;
        clicking = true;
        try {
            domRealm().host().click(this);
        } finally {
            clicking = false;
        }
    }

    // https://html.spec.whatwg.org/#concept-fe-disabled
    /** Whether it is a form control that is disabled. */
    public boolean isDisabledControl() {
        return isFormAssociated() && others().isDisabled(this);
    }

    // https://html.spec.whatwg.org/#dom-writingsuggestions
    public final String writingSuggestions() {
        for (Element element = this; element != null; element = element.parentElement()) {
            String value = element.attribute("writingsuggestions");
            if (value != null) return AsciiCase.equalsIgnoreCase(value, "false") ? "false" : "true";
        }
        return "true";
    }

    public final void writingSuggestions(String value) {
        setAttributeNamed("writingsuggestions", value);
    }

    // https://html.spec.whatwg.org/#dom-autocapitalize
    public final String autocapitalize() {
        String value = attribute("autocapitalize");
        if (value == null && formOwner() != null) value = formOwner().attribute("autocapitalize");
        if (value == null || value.isEmpty()) return "";
        return switch (AsciiCase.lower(value)) {
            case "off", "none" -> "none";
            case "words" -> "words";
            case "characters" -> "characters";
            default -> "sentences";
        };
    }

    public final void autocapitalize(String value) {
        setAttributeNamed("autocapitalize", value);
    }

    public final String accessKeyLabel() {
        return "";
    }

    // https://html.spec.whatwg.org/#dom-contenteditable
    public final String contentEditable() {
        String value = attribute("contenteditable");
        if (value == null) return "inherit";
        return switch (AsciiCase.lower(value)) {
            case "", "true" -> "true";
            case "false" -> "false";
            case "plaintext-only" -> "plaintext-only";
            default -> "inherit";
        };
    }

    public final void contentEditable(String value) {
        switch (AsciiCase.lower(value)) {
            case "inherit" -> removeAttribute("contenteditable");
            case "true", "false", "plaintext-only" -> setAttributeNamed("contenteditable", AsciiCase.lower(value));
            default ->
                throw DomError.syntax("The value provided ('" + value
                        + "') is not one of 'true', 'false', 'plaintext-only', or 'inherit'.");
        }
    }

    public final boolean isContentEditable() {
        for (Element element = this; element != null; element = element.parentElement()) {
            if (!(element instanceof HTMLElement html)) continue;
            String state = html.contentEditable();
            if (!state.equals("inherit")) return !state.equals("false");
        }
        return false;
    }

    // https://drafts.csswg.org/cssom-view/#dom-htmlelement-offsetparent
    public final Element noOffsetParent() {
        return null;
    }

    // ---- popover, https://html.spec.whatwg.org/#the-popover-attribute

    final Popover popoverOrNull() {
        return popover;
    }

    private Popover ensurePopover() {
        if (popover == null) popover = new Popover(this);
        return popover;
    }

    public final String popover() {
        return Popover.state(attribute("popover"));
    }

    public final void popover(String value) {
        if (value == null) removeAttribute("popover");
        else setAttributeNamed("popover", value);
    }

    public final boolean isPopoverOpen() {
        return popover != null && popover.isShowing();
    }

    public final void showPopover() {
        ensurePopover().show();
    }

    public final void hidePopover() {
        ensurePopover().hide();
    }

    public final boolean togglePopover(Boolean force) {
        return ensurePopover().toggle(force);
    }

    @Override
    protected void removalSteps(Node oldParent, boolean wasConnected) {
        super.removalSteps(oldParent, wasConnected);
        if (popover != null) popover.removed();
        if (isCustom()) formOwnerMayHaveChanged();
    }

    public final void focus(FocusOptions options) {
        Focusing.focus(this);
    }

    public final void blur() {
        Focusing.blur(this);
    }

    /** Called before the element loses focus. */
    protected void beforeBlur() {}

    // https://drafts.csswg.org/cssom/#dom-elementcssinlinestyle-style
    public final CSSStyleDeclaration style() {
        if (style == null) style = new StyleAttribute(this);
        return style;
    }

    // https://drafts.csswg.org/cssom-view/#dom-htmlelement-offsetwidth
    public final int offsetWidth() {
        return (int) Math.round(domRealm().host().box(this)[2]);
    }

    public final int offsetHeight() {
        return (int) Math.round(domRealm().host().box(this)[3]);
    }

    // https://html.spec.whatwg.org/#dom-innertext
    public final String innerText() {
        return InnerText.of(this, DocumentStyles.of(nodeDocument()).engine());
    }

    /** Replaces the children by the text, with a br element for each line break. */
    public final void innerText(String text) {
        DocumentFragment fragment = renderedText(text);
        textContent("");
        appendNode(fragment);
    }

    // https://html.spec.whatwg.org/#dom-outertext
    public final String outerText() {
        return innerText();
    }

    public final void outerText(String text) {
        if (parentNode() == null) throw new DomError("NoModificationAllowedError", "The element has no parent.");
        Node next = nextSibling();
        Node previous = previousSibling();
        DocumentFragment fragment = renderedText(text);
        if (fragment.firstChild() == null) fragment.appendNode(nodeDocument().createTextNode(""));
        parentNode().replaceChild(fragment, this);
        if (next != null) mergeNext(next.previousSibling());
        mergeNext(previous);
    }

    // https://html.spec.whatwg.org/#merge-with-the-next-text-node
    private static void mergeNext(Node node) {
        if (!(node instanceof Text text) || !(text.nextSibling() instanceof Text next)) return;
        text.appendData(next.data());
        next.remove();
    }

    // https://html.spec.whatwg.org/#rendered-text-fragment
    private DocumentFragment renderedText(String text) {
        DocumentFragment fragment = nodeDocument().createDocumentFragment();
        String[] lines = text.split("\r\n|\n|\r", -1);
        for (int i = 0; i < lines.length; i++) {
            if (i > 0) fragment.appendNode(nodeDocument().createHtmlElement("br"));
            if (!lines[i].isEmpty()) fragment.appendNode(nodeDocument().createTextNode(lines[i]));
        }
        return fragment;
    }
}
