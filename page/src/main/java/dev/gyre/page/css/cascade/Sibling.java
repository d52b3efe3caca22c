package dev.gyre.page.css.cascade;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;

/** Boxes of a table that follow one of their kind. */
final class Sibling {
    private Sibling() {}

    /** Whether a cell has a later one in its row, or a row a later one in its table. */
    static boolean hasLater(Element element, String display, StyleEngine engine) {
        if (follows(element, display, engine)) {
            return true;
        }
        Element group = element.parentElement();
        boolean row = display.equals("table-row")
                && group != null
                && engine.style(group).keyword("display").endsWith("-group");
        for (Node node = row ? group.nextSibling() : null; node != null; node = node.nextSibling()) {
            if (node instanceof Element other
                    && engine.style(other).keyword("display").endsWith("-group")
                    && other.firstChild() != null) {
                return true;
            }
        }
        return false;
    }

    private static boolean follows(Element element, String display, StyleEngine engine) {
        for (Node node = element.nextSibling(); node != null; node = node.nextSibling()) {
            if (node instanceof Element other
                    && engine.style(other).keyword("display").equals(display)) {
                return true;
            }
        }
        return false;
    }
}
