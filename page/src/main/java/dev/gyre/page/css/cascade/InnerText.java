package dev.gyre.page.css.cascade;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.Text;
import java.util.ArrayList;
import java.util.List;

/** The rendered text of an element, <a href="https://html.spec.whatwg.org/#the-innertext-idl-attribute">HTML: innerText</a>. */
public final class InnerText {
    private final StyleEngine engine;
    private final StringBuilder out = new StringBuilder();
    /** Line breaks that are required before the next text; those that follow each other count as the largest. */
    private int required;
    /** Whether white space has been collapsed since the last text. */
    private boolean space;

    private InnerText(StyleEngine engine) {
        this.engine = engine;
    }

    /** The text; of an element that is not rendered, its text content. */
    public static String of(Element element, StyleEngine engine) {
        if (!isRendered(element, engine)) {
            return element.textContent();
        }
        InnerText text = new InnerText(engine);
        text.children(element, engine.style(element));
        return text.out.toString();
    }

    private static boolean isRendered(Element element, StyleEngine engine) {
        if (!element.isConnected()) {
            return false;
        }
        for (Element at = element; at != null; at = engine.inheritanceParent(at)) {
            if (engine.style(at).keyword("display").equals("none")) {
                return false;
            }
        }
        return true;
    }

    /** Walks the tree without recursion, since trees may be deep. */
    private void children(Element top, ComputedStyle topStyle) {
        List<Integer> pending = new ArrayList<>();
        Node node = top.firstChild();
        Node parent = top;
        while (true) {
            if (node == null) {
                if (parent == top) {
                    return;
                }
                leave(pending.removeLast());
                node = parent.nextSibling();
                parent = parent.parentNode();
            } else if (node instanceof Element element && enter(element, pending)) {
                parent = element;
                node = element.firstChild();
            } else {
                if (node instanceof Text text) {
                    text(text, parent == top ? topStyle : engine.style((Element) parent));
                }
                node = node.nextSibling();
            }
        }
    }

    private void leave(int after) {
        if (after == -1) {
            cell('\t');
        } else if (after == -2) {
            cell('\n');
        } else {
            require(after);
        }
    }

    private boolean enter(Element element, List<Integer> pending) {
        ComputedStyle style = engine.style(element);
        String display = style.keyword("display");
        if (display.equals("none")) {
            return false;
        }
        if (element.isHtml("br")) {
            flush();
            out.append('\n');
            space = false;
            return false;
        }
        if (element.isHtml("input")
                || element.isHtml("textarea")
                || element.isHtml("iframe")
                || element.isHtml("img")
                || element.isHtml("video")
                || element.isHtml("audio")
                || element.isHtml("canvas")) {
            return false;
        }
        int after = element.isHtml("p") ? 2 : 0;
        if (display.equals("table-cell") && Sibling.hasLater(element, "table-cell", engine)) {
            after = -1;
        } else if (display.equals("table-row") && Sibling.hasLater(element, "table-row", engine)) {
            after = -2;
        } else if (isBlock(display)) {
            after = Math.max(after, 1);
        }
        if (after > 0) {
            require(after);
        }
        pending.add(after);
        return true;
    }

    private static boolean isBlock(String display) {
        return switch (display) {
            case "block", "flow-root", "flex", "grid", "list-item", "table", "table-caption", "-webkit-box" -> true;
            default -> false;
        };
    }

    private void require(int count) {
        required = Math.max(required, count);
        space = false;
    }

    private void cell(char c) {
        flush();
        out.append(c);
        space = false;
    }

    private void flush() {
        if (required > 0) {
            out.append(out.isEmpty() ? "" : "\n".repeat(required));
            required = 0;
        }
    }

    private void text(Text text, ComputedStyle style) {
        if (!style.keyword("visibility").equals("visible")) {
            return;
        }
        String collapse = style.keyword("white-space-collapse");
        String data = transformed(text.data(), style.keyword("text-transform"));
        for (int i = 0; i < data.length(); i++) {
            char c = data.charAt(i);
            boolean white = c == ' ' || c == '\t' || c == '\n' || c == '\r';
            boolean kept = !white
                    || collapse.startsWith("preserve") && !collapse.equals("preserve-breaks")
                    || c == '\n' && collapse.equals("preserve-breaks");
            if (kept) {
                keep(c);
            } else {
                space = true;
            }
        }
    }

    private void keep(char c) {
        boolean lineStart = out.isEmpty()
                || required > 0
                || out.charAt(out.length() - 1) == '\n'
                || out.charAt(out.length() - 1) == '\t';
        flush();
        if (space && !lineStart && out.charAt(out.length() - 1) != ' ' && c != '\n') {
            out.append(' ');
        }
        space = false;
        out.append(c);
    }

    private static String transformed(String data, String transform) {
        return switch (transform) {
            case "uppercase" -> data.toUpperCase(java.util.Locale.ROOT);
            case "lowercase" -> data.toLowerCase(java.util.Locale.ROOT);
            case "capitalize" -> capitalized(data);
            default -> data;
        };
    }

    private static String capitalized(String data) {
        StringBuilder result = new StringBuilder(data);
        for (int i = 0; i < data.length(); i++) {
            if (Character.isLetter(data.charAt(i)) && (i == 0 || Character.isWhitespace(data.charAt(i - 1)))) {
                result.setCharAt(i, Character.toTitleCase(data.charAt(i)));
            }
        }
        return result.toString();
    }
}
