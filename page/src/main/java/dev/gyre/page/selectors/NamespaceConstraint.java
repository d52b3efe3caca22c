package dev.gyre.page.selectors;

import dev.gyre.page.css.syntax.CssText;

/** Which namespaces a type or attribute selector accepts, and how that was written. Namespaces are interned. */
final class NamespaceConstraint {
    /** Any namespace, because no prefix was written and there is no default namespace. */
    static final NamespaceConstraint IMPLIED_ANY = new NamespaceConstraint(true, null, "");
    /** {@code *|}. */
    static final NamespaceConstraint ANY = new NamespaceConstraint(true, null, "*|");
    /** No namespace, of an attribute without a prefix. */
    static final NamespaceConstraint IMPLIED_NONE = new NamespaceConstraint(false, null, "");
    /** {@code |}. */
    static final NamespaceConstraint NONE = new NamespaceConstraint(false, null, "|");

    private final boolean any;
    private final String uri;
    private final String prefixText;

    private NamespaceConstraint(boolean any, String uri, String prefixText) {
        this.any = any;
        this.uri = uri;
        this.prefixText = prefixText;
    }

    /** The default namespace, for a type selector without a prefix. */
    static NamespaceConstraint implied(String uri) {
        return new NamespaceConstraint(false, uri.isEmpty() ? null : uri.intern(), "");
    }

    /** The namespace of a declared prefix. */
    static NamespaceConstraint prefixed(String prefix, String uri) {
        return new NamespaceConstraint(false, uri.isEmpty() ? null : uri.intern(), CssText.identifier(prefix) + "|");
    }

    boolean accepts(String namespace) {
        return any || namespace == uri;
    }

    boolean isAny() {
        return any;
    }

    String uri() {
        return uri;
    }

    String prefixText() {
        return prefixText;
    }
}
