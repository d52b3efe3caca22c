package dev.gyre.page.elements;

import dev.gyre.page.css.cascade.DocumentStyles;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.idl.DomError;

/** A dialog element, https://html.spec.whatwg.org/#the-dialog-element. */
public final class HTMLDialogElement extends HTMLElement {
    private String returnValue = "";
    private boolean modal;
    private Element previouslyFocused;

    HTMLDialogElement(Document document, QualifiedName name) {
        super("HTMLDialogElement", document, name);
    }

    private boolean isOpen() {
        return attribute("open") != null;
    }

    /** Whether it is shown as a modal dialog. */
    public boolean isModal() {
        return modal;
    }

    public String returnValue() {
        return returnValue;
    }

    public void returnValue(String value) {
        returnValue = value;
    }

    // https://html.spec.whatwg.org/#dom-dialog-show
    public void show() {
        if (isOpen() && !modal) return;
        if (isOpen()) throw DomError.invalidState("The dialog is already open as modal.");
        setAttributeNamed("open", "");
        previouslyFocused = nodeDocument().focused();
        focusFirst();
    }

    // https://html.spec.whatwg.org/#dom-dialog-showmodal
    public void showModal() {
        if (isOpen() && modal) return;
        if (isOpen())
            throw DomError.invalidState(
                    "The element already has an 'open' attribute, and therefore cannot be opened modally.");
        if (!isConnected()) throw DomError.invalidState("The element is not in a Document.");
        if (isPopoverOpen())
            throw DomError.invalidState(
                    "The dialog is already open as a Popover, and therefore cannot be opened as modal.");
        setAttributeNamed("open", "");
        modal = true;
        DocumentStyles.of(nodeDocument()).stateChanged();
        previouslyFocused = nodeDocument().focused();
        focusFirst();
    }

    // https://html.spec.whatwg.org/#dialog-focusing-steps
    private void focusFirst() {
        if (!isConnected()) return;
        Element wanted = attribute("autofocus") != null ? this : null;
        for (Node node = firstChild(); node != null && wanted == null; node = node.nextInTree(this)) {
            if (node instanceof Element element
                    && element.attribute("autofocus") != null
                    && Focusing.isFocusable(element)) wanted = element;
        }
        for (Node node = firstChild(); node != null && wanted == null; node = node.nextInTree(this)) {
            if (node instanceof Element element && Focusing.isFocusable(element)) wanted = element;
        }
        Focusing.force(wanted == null ? this : wanted);
    }

    public void close(String result) {
        closeWith(result);
    }

    // https://html.spec.whatwg.org/#close-the-dialog
    public void closeWith(String resultOrNull) {
        if (!isOpen()) return;
        removeAttribute("open");
        modal = false;
        DocumentStyles.of(nodeDocument()).stateChanged();
        if (resultOrNull != null) returnValue = resultOrNull;
        if (previouslyFocused != null) {
            Element target = previouslyFocused;
            previouslyFocused = null;
            if (target.isConnected()) Focusing.focus(target);
        }
        domRealm().host().queueTask(() -> fire("close", false, false));
    }

    @Override
    protected void removalSteps(Node oldParent, boolean wasConnected) {
        super.removalSteps(oldParent, wasConnected);
        modal = false;
    }
}
