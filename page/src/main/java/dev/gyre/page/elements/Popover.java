package dev.gyre.page.elements;

import dev.gyre.page.css.cascade.DocumentStyles;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.names.AsciiCase;
import dev.gyre.page.idl.DomError;
import java.util.ArrayList;
import java.util.List;

/** The popover state of an element, https://html.spec.whatwg.org/#the-popover-attribute. */
final class Popover {
    private static final String KEY = "popovers";

    private final HTMLElement element;
    private boolean showing;
    private boolean changing;
    private ToggleTask task;

    Popover(HTMLElement element) {
        this.element = element;
    }

    // https://html.spec.whatwg.org/#attr-popover
    /** The attribute's state; null for an absent attribute. */
    static String state(String value) {
        if (value == null) return null;
        return value.isEmpty() || AsciiCase.equalsIgnoreCase(value, "auto") ? "auto" : "manual";
    }

    boolean isShowing() {
        return showing;
    }

    void attributeChanged(String oldValue, String newValue) {
        String before = state(oldValue);
        if (showing && before != null && !before.equals(state(newValue))) hide(true, true, false);
    }

    // https://html.spec.whatwg.org/#check-popover-validity
    private boolean isValid(boolean expectedShowing, boolean throwing, Document expected) {
        if (element.popover() == null) {
            if (throwing)
                throw DomError.notSupported(
                        "Not supported on elements that do not have a valid value for the 'popover' attribute.");
            return false;
        }
        if (showing != expectedShowing) return false;
        boolean openDialog = element instanceof HTMLDialogElement dialog && dialog.isModal();
        if (!element.isConnected() || expected != null && element.nodeDocument() != expected || openDialog) {
            if (throwing) throw DomError.invalidState("Invalid on disconnected popover elements.");
            return false;
        }
        return true;
    }

    // https://html.spec.whatwg.org/#show-popover
    void show() {
        if (!isValid(false, true, null)) return;
        Document document = element.nodeDocument();
        if (changing) throw DomError.invalidState("The popover is being shown or hidden already.");
        changing = true;
        try {
            if (!element.dispatch(ToggleEvent.create(element.domRealm(), "beforetoggle", true, "closed", "open")))
                return;
            if (!isValid(false, true, document)) return;
            if ("auto".equals(element.popover())) {
                hideOthers(document);
                if (!isValid(false, true, document)) return;
                autos(document).add(element);
            }
            showing = true;
            DocumentStyles.of(document).stateChanged();
            queueToggle("closed", "open");
        } finally {
            changing = false;
        }
    }

    private void hideOthers(Document document) {
        List<HTMLElement> open = autos(document);
        for (int i = open.size() - 1; i >= 0; i--) {
            HTMLElement other = open.get(i);
            if (!isAncestor(other)) other.popoverOrNull().hide(true, true, false);
        }
    }

    /** Whether the other popover is around this one in the tree. */
    private boolean isAncestor(HTMLElement other) {
        for (Node node = element.parentNode(); node != null; node = node.parentNode()) {
            if (node == other) return true;
        }
        return false;
    }

    @SuppressWarnings("unchecked")
    private static List<HTMLElement> autos(Document document) {
        return (List<HTMLElement>) document.kept(KEY, ArrayList::new);
    }

    void hide() {
        hide(true, true, true);
    }

    // https://html.spec.whatwg.org/#hide-popover-algorithm
    private void hide(boolean focusPrevious, boolean fireEvents, boolean throwing) {
        if (!isValid(true, throwing, null)) return;
        Document document = element.nodeDocument();
        List<HTMLElement> open = autos(document);
        for (int i = open.size() - 1;
                i >= 0 && i < open.size() && open.contains(element) && open.get(i) != element;
                i--) open.get(i).popoverOrNull().hide(focusPrevious, fireEvents, false);
        boolean nested = changing;
        changing = true;
        try {
            if (fireEvents && !nested) {
                element.dispatch(ToggleEvent.create(element.domRealm(), "beforetoggle", false, "open", "closed"));
                if (!isValid(true, throwing, null)) return;
            }
            close(document);
            if (fireEvents) queueToggle("open", "closed");
        } finally {
            changing = nested;
        }
    }

    private void close(Document document) {
        autos(document).remove(element);
        showing = false;
        DocumentStyles.of(document).stateChanged();
    }

    void removed() {
        if (showing) close(element.nodeDocument());
    }

    // https://html.spec.whatwg.org/#dom-togglepopover
    boolean toggle(Boolean force) {
        if (showing && !Boolean.TRUE.equals(force)) hide(true, true, true);
        else if (force == null || force) show();
        else isValid(showing, true, null);
        return showing;
    }

    private void queueToggle(String oldState, String newState) {
        if (task == null) task = new ToggleTask(element);
        task.queue(oldState, newState);
    }
}
