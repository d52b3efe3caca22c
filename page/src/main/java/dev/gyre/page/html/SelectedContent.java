package dev.gyre.page.html;

import dev.gyre.page.dom.Cloning;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;

/**
 * Copies the selected option of a select element into its selectedcontent element when the option ends.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/form-elements.html#maybe-clone-an-option-into-selectedcontent">Maybe clone an option into selectedcontent</a>
 */
final class SelectedContent {
    private SelectedContent() {}

    static void update(Element option) {
        Element select = selectOf(option);
        if (select == null || select.attribute("multiple") != null) {
            return;
        }
        Element target = firstDescendant(select, "selectedcontent");
        if (target == null || selected(select) != option) {
            return;
        }
        while (target.firstChild() != null) {
            target.firstChild().parserRemove();
        }
        for (Node child = option.firstChild(); child != null; child = child.nextSibling()) {
            target.parserAppendChild(Cloning.clone(child, target.nodeDocument(), true));
        }
    }

    /** The select that an option belongs to, or null. */
    private static Element selectOf(Element option) {
        boolean inGroup = false;
        for (Element ancestor = option.parentElement(); ancestor != null; ancestor = ancestor.parentElement()) {
            if (ancestor.isHtml("select")) {
                return ancestor;
            }
            boolean group = ancestor.isHtml("optgroup");
            if (ancestor.isHtml("datalist") || ancestor.isHtml("hr") || ancestor.isHtml("option") || group && inGroup) {
                return null;
            }
            inGroup |= group;
        }
        return null;
    }

    private static Element firstDescendant(Element root, String name) {
        for (Node node = root.nextInTree(root); node != null; node = node.nextInTree(root)) {
            if (node instanceof Element element && element.isHtml(name)) {
                return element;
            }
        }
        return null;
    }

    /** The option that is selected so far: the last with the attribute selected, or the first that is not disabled. */
    private static Element selected(Element select) {
        Element first = null;
        Element last = null;
        for (Node node = select.nextInTree(select); node != null; node = node.nextInTree(select)) {
            if (node instanceof Element element && element.isHtml("option")) {
                if (element.attribute("selected") != null) {
                    last = element;
                }
                if (first == null && element.attribute("disabled") == null) {
                    first = element;
                }
            }
        }
        return last != null ? last : first;
    }
}
