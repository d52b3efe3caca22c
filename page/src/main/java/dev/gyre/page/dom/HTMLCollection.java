package dev.gyre.page.dom;

import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.page.idl.LegacyPlatformObject;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** A live collection of elements, https://dom.spec.whatwg.org/#interface-htmlcollection. */
public abstract class HTMLCollection extends LegacyPlatformObject {
    private static final String ID = "id";
    private static final String NAME = "name";

    protected HTMLCollection(Shape shape) {
        super(shape);
    }

    /** The current elements; the array must not be changed. */
    protected abstract Element[] elementArray();

    /** The first element, null for none; found without the others where that is quicker. */
    protected Element first() {
        Element[] all = elementArray();
        return all.length == 0 ? null : all[0];
    }

    public final int length() {
        return elementArray().length;
    }

    public final Element item(long index) {
        if (index == 0) return first();
        Element[] elements = elementArray();
        return index < elements.length ? elements[(int) index] : null;
    }

    // https://dom.spec.whatwg.org/#dom-htmlcollection-nameditem-key
    /** An element, or in some collections a list. */
    public Object namedItem(String key) {
        if (key.isEmpty()) return null;
        for (Element element : elementArray()) {
            if (key.equals(element.attribute(ID)) || element.isHtml() && key.equals(element.attribute(NAME)))
                return element;
        }
        return null;
    }

    @Override
    protected final int indexedCount() {
        return length();
    }

    @Override
    protected final Object indexedValue(int index) {
        return item(index);
    }

    @Override
    protected Object namedValue(String name) {
        return namedItem(name);
    }

    // https://dom.spec.whatwg.org/#ref-for-dfn-supported-property-names
    @Override
    protected List<String> supportedNames() {
        var names = new LinkedHashSet<String>();
        for (Element element : elementArray()) {
            add(names, element.attribute(ID));
            if (element.isHtml()) add(names, element.attribute(NAME));
        }
        return new ArrayList<>(names);
    }

    private static void add(LinkedHashSet<String> names, String value) {
        if (value != null && !value.isEmpty()) names.add(value);
    }

    @Override
    public String className() {
        return "HTMLCollection";
    }
}
