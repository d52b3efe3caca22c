package dev.gyre.page.forms;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.Reflection;
import dev.gyre.page.dom.events.Event;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.elements.HTMLElement;

/** A label of a control, https://html.spec.whatwg.org/#the-label-element. */
public final class HTMLLabelElement extends HTMLElement {
    private boolean activating;

    HTMLLabelElement(Document document, QualifiedName name) {
        super("HTMLLabelElement", document, name);
    }

    // https://html.spec.whatwg.org/#labeled-control
    public HTMLElement control() {
        String id = attribute("for");
        if (id != null)
            return isLabelable(FormOwner.byId(root(), id)) ? (HTMLElement) FormOwner.byId(root(), id) : null;
        for (Node node = firstChild(); node != null; node = node.nextInTree(this)) {
            if (node instanceof Element element && isLabelable(element)) return (HTMLElement) element;
        }
        return null;
    }

    // https://html.spec.whatwg.org/#category-label
    static boolean isLabelable(Element element) {
        if (element == null || !element.isHtml()) return false;
        return switch (element.localName()) {
            case "button", "meter", "output", "progress", "select", "textarea" -> true;
            case "input" -> !"hidden".equalsIgnoreCase(element.attribute("type"));
            default ->
                element.customDefinition() != null && element.customDefinition().formAssociated();
        };
    }

    // https://html.spec.whatwg.org/#dom-label-form
    public HTMLFormElement form() {
        HTMLElement control = control();
        return control == null || !FormOwner.isListed(control) ? null : FormOwner.of(control);
    }

    @Override
    protected boolean hasActivationBehavior() {
        return true;
    }

    @Override
    protected void activation(Event event) {
        HTMLElement control = control();
        if (control == null || activating || control.isDisabledControl()) return;
        if (event.target() instanceof Node target && isInsideInteractive(target, control)) return;
        activating = true;
        try {
            control.click();
        } finally {
            activating = false;
        }
    }

    /** Whether something between the click's target and the label has an activation of its own. */
    private boolean isInsideInteractive(Node target, HTMLElement control) {
        for (Node node = target; node != null && node != this; node = node.parentNode()) {
            if (node == control) return true;
            if (node instanceof Element element && isInteractive(element)) return true;
        }
        return false;
    }

    private static boolean hasTabIndex(Element element) {
        String value = element.attribute("tabindex");
        return value != null && Reflection.parseInteger(value) != Long.MIN_VALUE;
    }

    // https://html.spec.whatwg.org/#interactive-content
    private static boolean isInteractive(Element element) {
        if (!element.isHtml()) return false;
        return switch (element.localName()) {
            case "a" -> element.attribute("href") != null;
            case "button", "details", "embed", "iframe", "label", "select", "textarea" -> true;
            case "input" -> !"hidden".equalsIgnoreCase(element.attribute("type"));
            case "audio", "video" -> element.attribute("controls") != null || hasTabIndex(element);
            case "img", "object" -> element.attribute("usemap") != null || hasTabIndex(element);
            default -> hasTabIndex(element);
        };
    }
}
