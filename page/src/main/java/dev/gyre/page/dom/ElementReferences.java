package dev.gyre.page.dom;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

// https://html.spec.whatwg.org/#attr-associated-elements
/** The elements that programs have set attributes such as aria-labelledby to, by the attribute's name. */
public final class ElementReferences {
    private final Map<String, List<WeakReference<Element>>> explicit = new HashMap<>();
    /** The arrays that programs have got. */
    private final Map<String, JsArray> arrays = new HashMap<>();

    /** @param elements null for none */
    void set(String name, List<Element> elements) {
        if (elements == null) {
            explicit.remove(name);
            return;
        }
        var list = new ArrayList<WeakReference<Element>>();
        for (Element element : elements) list.add(new WeakReference<>(element));
        explicit.put(name, list);
    }

    /** Those that have been set and that the element may refer to; null if none have been set. */
    List<Element> of(Element element, String name) {
        List<WeakReference<Element>> given = explicit.get(name);
        if (given == null) return null;
        var list = new ArrayList<Element>();
        for (WeakReference<Element> reference : given) {
            Element other = reference.get();
            if (other != null && Shadows.isInclusiveAncestor(other.root(), element)) list.add(other);
        }
        return list;
    }

    /** A frozen array of elements, which is the former one if that has the same. */
    JsArray array(DomRealm realm, String name, List<Element> elements) {
        JsArray known = arrays.get(name);
        if (known != null && List.of(known.toObjectArray()).equals(elements)) return known;
        JsArray array = JsArray.fromList(realm.realm(), new ArrayList<>(elements));
        ObjectOperations.setIntegrityLevel(array, ObjectOperations.IntegrityLevel.FROZEN);
        arrays.put(name, array);
        return array;
    }
}
