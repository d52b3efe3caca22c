package dev.gyre.page.dom;

import java.util.HashMap;
import java.util.Map;

// https://html.spec.whatwg.org/#internal-content-attribute-map
/** The values of attributes of ARIA that a custom element has by default. */
public final class InternalAttributes {
    /** What IDL attributes reflect them. */
    public interface Owner {
        InternalAttributes internalAttributes();
    }

    final Element element;
    final Map<String, String> values = new HashMap<>();
    final ElementReferences references = new ElementReferences();

    public InternalAttributes(Element element) {
        this.element = element;
    }
}
