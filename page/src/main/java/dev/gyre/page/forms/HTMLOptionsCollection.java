package dev.gyre.page.forms;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.custom.ReactionStack;
import dev.gyre.page.elements.ListedElements;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.idl.Idl;

/** The options of a select element, https://html.spec.whatwg.org/#htmloptionscollection. */
public final class HTMLOptionsCollection extends ListedElements {
    private static final int LIMIT = 100_000;

    private final HTMLSelectElement select;

    HTMLOptionsCollection(HTMLSelectElement select) {
        super("HTMLOptionsCollection", select, select::listOptions);
        this.select = select;
    }

    public long optionCount() {
        return length();
    }

    // https://html.spec.whatwg.org/#dom-htmloptionscollection-length
    public void optionCount(long count) {
        int current = length();
        if (count > LIMIT) return;
        for (long i = current; i < count; i++)
            select.appendNode(select.nodeDocument().createHtmlElement("option"));
        for (int i = current - 1; i >= count; i--) item(i).remove();
    }

    // https://html.spec.whatwg.org/#dom-htmloptionscollection-add
    public void add(Object element, Object before) {
        var node = (Element) element;
        if (node.isInclusiveDescendantOf(select) ? false : select.isInclusiveDescendantOf(node))
            throw DomError.hierarchyRequest("The new child element contains the parent.");
        Node reference = before instanceof Node given
                ? given
                : before instanceof Number index && index.intValue() >= 0 ? item(index.intValue()) : null;
        if (reference instanceof Element given && !given.isInclusiveDescendantOf(select))
            throw DomError.notFound(
                    "The node before which the new node is to be inserted is not a descendant of this node.");
        if (reference == node) return;
        Node parent = reference == null || reference == select ? select : reference.parentNode();
        parent.insertBefore(node, reference == select ? null : reference);
    }

    // https://html.spec.whatwg.org/#dom-htmloptionscollection-remove
    public void remove(int index) {
        if (index >= 0 && index < length()) item(index).remove();
    }

    public int selectedIndex() {
        return select.selectedIndex();
    }

    public void selectedIndex(int index) {
        select.selectedIndex(index);
    }

    @Override
    protected boolean setsIndices() {
        return true;
    }

    // https://html.spec.whatwg.org/#dom-htmloptionscollection-setter
    @Override
    protected void setIndexed(int index, Object value) {
        ReactionStack reactions = DomRealm.enterReactions(select.domRealm().realm());
        try {
            store(index, value);
        } catch (DomError error) {
            throw error.toException(select.domRealm().interfaces());
        } finally {
            reactions.leave();
        }
    }

    private void store(int index, Object value) {
        if (Idl.isNullish(value)) {
            remove(index);
            return;
        }
        if (!(value instanceof HTMLOptionElement option))
            throw Errors.typeError(
                    "Failed to set an indexed property on 'HTMLOptionsCollection': parameter 2 is not of type 'HTMLOptionElement'.");
        int count = length();
        if (index > LIMIT) return;
        if (index >= count) {
            optionCount(index);
            select.appendNode(option);
        } else {
            Element old = item(index);
            old.parentNode().replaceChild(option, old);
        }
    }
}
