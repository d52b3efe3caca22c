package dev.gyre.page.dom.names;

/**
 * The name of an element or attribute. Namespace, prefix and local name are interned ({@link String#intern}) and compared by
 * identity. Two names may be equal without being identical; {@link NameTable} makes that rare.
 */
public final class QualifiedName {
    private final String namespace;
    private final String prefix;
    private final String localName;
    private final String qualifiedName;
    private final String htmlUppercased;

    /** @param namespace null for none
     *  @param prefix null for none */
    public QualifiedName(String namespace, String prefix, String localName) {
        this.namespace = namespace == null ? null : namespace.intern();
        this.prefix = prefix == null ? null : prefix.intern();
        this.localName = localName.intern();
        this.qualifiedName = prefix == null ? this.localName : (prefix + ":" + localName).intern();
        this.htmlUppercased = this.namespace == Namespaces.HTML ? AsciiCase.upper(qualifiedName) : qualifiedName;
    }

    /** Null for none. */
    public String namespace() {
        return namespace;
    }

    /** Null for none. */
    public String prefix() {
        return prefix;
    }

    public String localName() {
        return localName;
    }

    // https://dom.spec.whatwg.org/#concept-element-qualified-name
    /** The prefix, a colon and the local name, or the local name. */
    public String qualifiedName() {
        return qualifiedName;
    }

    // https://dom.spec.whatwg.org/#element-html-uppercased-qualified-name
    /** The qualified name in upper case if the namespace is HTML's; it applies in HTML documents. */
    public String htmlUppercased() {
        return htmlUppercased;
    }

    /** Whether the name has this namespace and local name, both interned. */
    public boolean is(String otherNamespace, String otherLocalName) {
        return localName == otherLocalName && namespace == otherNamespace;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof QualifiedName that
                && localName == that.localName
                && namespace == that.namespace
                && prefix == that.prefix;
    }

    @Override
    public int hashCode() {
        return localName.hashCode();
    }

    @Override
    public String toString() {
        return qualifiedName;
    }
}
