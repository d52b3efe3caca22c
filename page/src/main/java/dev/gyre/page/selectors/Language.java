package dev.gyre.page.selectors;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.ShadowRoot;
import dev.gyre.page.dom.names.Namespaces;

/** The language of elements, <a href="https://html.spec.whatwg.org/#language">HTML: language of a node</a>, and the extended filtering of RFC 4647. */
final class Language {
    private Language() {}

    /** The language tag; empty if it is known to be unknown, null if nothing says anything. */
    static String of(Element element) {
        Node node = element;
        while (node != null) {
            if (node instanceof Element current) {
                String tag = declared(current);
                if (tag != null) {
                    return tag;
                }
            }
            node = node instanceof ShadowRoot root ? root.host() : node.parentNode();
        }
        return pragma(element.nodeDocument());
    }

    private static String declared(Element element) {
        String tag = element.attribute(Namespaces.XML, "lang");
        if (tag == null && (element.isHtml() || element.namespaceURI() == Namespaces.SVG)) {
            tag = element.attribute("lang");
        }
        return tag;
    }

    /** What {@code <meta http-equiv=content-language>} says. */
    private static String pragma(Document document) {
        Element html = document.documentElement();
        String found = null;
        for (Node node = html; node != null; node = node.nextInTree(html)) {
            if (node instanceof Element element && element.isHtml("body")) {
                break;
            }
            if (node instanceof Element element
                    && element.isHtml("meta")
                    && "content-language".equalsIgnoreCase(element.attribute("http-equiv"))) {
                String content = element.attribute("content");
                String value = content == null ? "" : CssText.trim(content);
                if (!value.isEmpty() && value.indexOf(',') < 0) {
                    found = value.split("[ \t\n\r\f]", 2)[0];
                }
            }
        }
        return found;
    }

    // https://datatracker.ietf.org/doc/html/rfc4647#section-3.3.2
    static boolean matches(String language, String range) {
        if (range.isEmpty() || language.isEmpty()) {
            return range.isEmpty() && language.isEmpty();
        }
        String[] tags = language.split("-", -1);
        String[] parts = range.split("-", -1);
        if (!parts[0].equals("*") && !CssText.equalsIgnoreCase(parts[0], tags[0])) {
            return false;
        }
        int tag = 1;
        int part = 1;
        while (part < parts.length) {
            if (parts[part].equals("*")) {
                part++;
            } else if (tag >= tags.length) {
                return false;
            } else if (CssText.equalsIgnoreCase(parts[part], tags[tag])) {
                part++;
                tag++;
            } else if (tags[tag].length() == 1) {
                return false;
            } else {
                tag++;
            }
        }
        return true;
    }
}
