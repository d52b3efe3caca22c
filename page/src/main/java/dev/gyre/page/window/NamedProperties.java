package dev.gyre.page.window;

import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.HTMLCollection;
import dev.gyre.page.dom.Node;
import dev.gyre.page.elements.ListedElements;
import dev.gyre.page.idl.LegacyPlatformObject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;

/** The named properties object of a window: elements by ID, and some by name, https://html.spec.whatwg.org/#named-access-on-the-window-object. */
final class NamedProperties extends LegacyPlatformObject {
    private final Document document;
    private final HashMap<String, Object> known = new HashMap<>();
    private int treeVersion = -1;
    private int attributeVersion;

    NamedProperties(DomRealm realm, Document document) {
        super(Shape.rootFor(realm.interfaces().prototype("EventTarget"), ShapeKind.EXOTIC));
        this.document = document;
    }

    private static boolean hasName(Element element) {
        return element.isHtml("embed") || element.isHtml("form") || element.isHtml("img") || element.isHtml("object");
    }

    private static boolean isNamed(Element element, String name) {
        return name.equals(element.attribute("id")) || hasName(element) && name.equals(element.attribute("name"));
    }

    @Override
    protected Object namedValue(String name) {
        if (name.isEmpty()) return null;
        if (treeVersion != document.treeVersion() || attributeVersion != document.attributeVersion()) {
            known.clear();
            treeVersion = document.treeVersion();
            attributeVersion = document.attributeVersion();
        }
        if (!known.containsKey(name)) known.put(name, find(name));
        return known.get(name);
    }

    private Object find(String name) {
        List<Element> found = list(name);
        if (found.isEmpty()) return null;
        if (found.size() == 1) return found.getFirst();
        HTMLCollection all = new ListedElements(document, () -> list(name));
        return all;
    }

    private List<Element> list(String name) {
        var found = new ArrayList<Element>();
        for (Node node = document.firstChild(); node != null; node = node.nextInTree(document)) {
            if (node instanceof Element element && isNamed(element, name)) found.add(element);
        }
        return found;
    }

    @Override
    protected List<String> supportedNames() {
        var names = new LinkedHashSet<String>();
        for (Node node = document.firstChild(); node != null; node = node.nextInTree(document)) {
            if (!(node instanceof Element element)) continue;
            if (element.idOrNull() != null) names.add(element.idOrNull());
            if (hasName(element) && element.attribute("name") != null) names.add(element.attribute("name"));
        }
        names.remove("");
        return List.copyOf(names);
    }

    @Override
    public String className() {
        return "WindowProperties";
    }
}
