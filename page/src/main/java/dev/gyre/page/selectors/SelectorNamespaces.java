package dev.gyre.page.selectors;

/** The namespaces that a style sheet declares with {@code @namespace}. */
public interface SelectorNamespaces {
    /** No declarations: what {@code querySelector} has. */
    static SelectorNamespaces none() {
        return new SelectorNamespaces() {
            @Override
            public String defaultNamespace() {
                return null;
            }

            @Override
            public String namespace(String prefix) {
                return null;
            }
        };
    }

    /** The default namespace; null if none is declared. */
    String defaultNamespace();

    /** The namespace of a prefix; null if it is not declared. */
    String namespace(String prefix);
}
