package dev.gyre.page.window;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.HTMLCollection;
import dev.gyre.page.dom.Node;
import dev.gyre.page.elements.ListedElements;
import dev.gyre.page.idl.LegacyPlatformObject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;

/** The named properties object of a window: frames by name, elements by ID, and some by name, https://html.spec.whatwg.org/#named-access-on-the-window-object. */
final class NamedProperties extends LegacyPlatformObject {
    private final Document document;
    private final WindowHost host;
    private final LinkedHashMap<String, List<Element>> elements = new LinkedHashMap<>();
    private final HashMap<String, HTMLCollection> collections = new HashMap<>();
    private int namesVersion = -1;

    NamedProperties(DomRealm realm, Document document, WindowHost host) {
        super(Shape.rootFor(realm.interfaces().prototype("EventTarget"), ShapeKind.EXOTIC));
        this.document = document;
        this.host = host;
        defineBuiltin(JsSymbol.TO_STRING_TAG, "WindowProperties", Attributes.CONFIGURABLE);
    }

    @Override
    protected Object namedValue(String name) {
        if (name.isEmpty()) return null;
        for (WindowProxy frame : host.frameWindows()) {
            if (frame.name().equals(name)) return frame;
        }
        index();
        List<Element> found = elements.get(name);
        if (found == null) return null;
        if (found.size() == 1) return found.getFirst();
        return collections.computeIfAbsent(name, key -> new ListedElements(document, () -> listed(key)));
    }

    private List<Element> listed(String name) {
        index();
        return elements.getOrDefault(name, List.of());
    }

    /** Finds the names of all elements if any has changed. */
    private void index() {
        if (namesVersion == document.namesVersion()) return;
        namesVersion = document.namesVersion();
        elements.clear();
        for (Node node = document.firstChild(); node != null; node = node.nextInTree(document)) {
            if (!(node instanceof Element element) || element.attributeCount() == 0) continue;
            String id = element.idOrNull();
            if (id != null) add(id, element);
            String name = element.attribute("name");
            if (name != null && !name.isEmpty() && !name.equals(id) && hasName(element)) add(name, element);
        }
    }

    private void add(String name, Element element) {
        elements.computeIfAbsent(name, key -> new ArrayList<>(1)).add(element);
    }

    private static boolean hasName(Element element) {
        return element.isHtml("embed") || element.isHtml("form") || element.isHtml("img") || element.isHtml("object");
    }

    @Override
    protected List<String> supportedNames() {
        index();
        return List.copyOf(elements.keySet());
    }

    // https://webidl.spec.whatwg.org/#named-properties-object-getownproperty
    @Override
    public PropertyDescriptor getOwnProperty(Object key) {
        PropertyDescriptor known = super.getOwnProperty(key);
        return known == null || key instanceof JsSymbol
                ? known
                : PropertyDescriptor.data(known.value, true, false, true);
    }

    /** A window gets a property of its own when a program sets one that a name here hides. */
    @Override
    public boolean set(Object key, Object value, Object receiver) {
        if (!ownsSpecially(key) || !(receiver instanceof JsObject target) || target == this)
            return super.set(key, value, receiver);
        PropertyDescriptor own = target.getOwnProperty(key);
        if (own == null) return target.defineOwnProperty(key, PropertyDescriptor.data(value, true, true, true));
        if (own.isAccessor() || !own.writable()) return false;
        own.value = value;
        return target.defineOwnProperty(key, own);
    }

    // https://webidl.spec.whatwg.org/#named-properties-object-defineownproperty
    @Override
    public boolean defineOwnProperty(Object key, PropertyDescriptor descriptor) {
        return false;
    }

    // https://webidl.spec.whatwg.org/#named-properties-object-delete
    @Override
    public boolean delete(Object key) {
        return false;
    }

    @Override
    public boolean preventExtensions() {
        return false;
    }

    @Override
    public boolean setPrototypeOf(JsObject prototypeOrNull) {
        return prototypeOrNull == getPrototypeOf();
    }

    @Override
    public String className() {
        return "WindowProperties";
    }
}
