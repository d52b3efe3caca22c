package dev.gyre.page.dom.names;

/** The namespaces of https://infra.spec.whatwg.org/#namespaces. Namespaces of nodes are interned, so that they are compared by identity. */
public final class Namespaces {
    public static final String HTML = "http://www.w3.org/1999/xhtml";
    public static final String MATHML = "http://www.w3.org/1998/Math/MathML";
    public static final String SVG = "http://www.w3.org/2000/svg";
    public static final String XLINK = "http://www.w3.org/1999/xlink";
    public static final String XML = "http://www.w3.org/XML/1998/namespace";
    public static final String XMLNS = "http://www.w3.org/2000/xmlns/";

    private Namespaces() {}
}
