package dev.gyre.page.css.cascade;

import dev.gyre.page.css.CSSStyleDeclaration;
import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.css.values.PropertyTable;
import dev.gyre.page.dom.Element;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.selectors.PseudoElement;
import dev.gyre.page.selectors.SelectorList;
import dev.gyre.page.selectors.SelectorParser;
import java.util.List;

/** What {@code getComputedStyle} returns: live, and not to be changed. Elements outside of a document have no styles. */
public final class ComputedStyleDeclaration extends CSSStyleDeclaration {
    private final StyleEngine engine;
    private final Element element;
    private final String pseudoElement;

    /** @param pseudoElement as {@code before}; empty for the element; null for one that does not exist, which has no styles */
    public ComputedStyleDeclaration(StyleEngine engine, Element element, String pseudoElement) {
        super(element.nodeDocument().realm());
        this.engine = engine;
        this.element = element;
        this.pseudoElement = pseudoElement;
    }

    // https://drafts.csswg.org/cssom/#dom-window-getcomputedstyle
    /** @param pseudoElt as {@code ::before}; null, empty or without a colon for the element */
    public static ComputedStyleDeclaration of(Element element, String pseudoElt) {
        StyleEngine engine = DocumentStyles.of(element.nodeDocument()).engine();
        boolean pseudo = pseudoElt != null && pseudoElt.startsWith(":");
        return new ComputedStyleDeclaration(engine, element, pseudo ? pseudoElement(pseudoElt) : "");
    }

    /** The name of a pseudo-element without colons; null if there is none such. */
    private static String pseudoElement(String text) {
        SelectorList parsed = SelectorParser.parse(text);
        List<PseudoElement> elements = parsed == null || parsed.size() != 1
                ? List.of()
                : parsed.get(0).subject().pseudoElements();
        boolean single = elements.size() == 1
                && !elements.getFirst().isElement()
                && parsed.toString().endsWith(":" + elements.getFirst().name());
        return single ? elements.getFirst().name() : null;
    }

    private boolean exists() {
        return pseudoElement != null && element.isConnected();
    }

    @Override
    public String getPropertyValue(String name) {
        return exists()
                ? ResolvedValues.of(
                        engine.style(element, pseudoElement), name.startsWith("--") ? name : CssText.lowerCase(name))
                : "";
    }

    @Override
    public String getPropertyPriority(String name) {
        return "";
    }

    @Override
    public void setProperty(String name, String value, String priority) {
        throw readOnly("These styles are computed, and therefore the '" + name + "' property is read-only.");
    }

    @Override
    public String removeProperty(String name) {
        throw readOnly("These styles are computed, and therefore the '" + name + "' property is read-only.");
    }

    private static DomError readOnly(String message) {
        return new DomError("NoModificationAllowedError", message);
    }

    @Override
    public String cssText() {
        return "";
    }

    @Override
    public void cssText(String text) {
        throw readOnly("These styles are computed, and the properties are therefore read-only.");
    }

    @Override
    public long length() {
        return exists() ? PropertyTable.longhands().size() : 0;
    }

    @Override
    public String item(long index) {
        return index < length() ? PropertyTable.longhands().get((int) index).name() : "";
    }
}
