package dev.gyre.page.dom.names;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;

/** The names of elements and attributes that the documents of a realm have met, and the token sets of recent attribute values. */
public final class NameTable {
    private static final int RECENT = 256;
    private static final String[] NO_TOKENS = {};

    private final HashMap<String, QualifiedName> htmlElements = new HashMap<>();
    private final HashMap<String, QualifiedName> attributes = new HashMap<>();
    private final HashMap<QualifiedName, QualifiedName> others = new HashMap<>();
    private final String[] recentValues = new String[RECENT];
    private final String[][] recentTokens = new String[RECENT][];

    /** The name of an element of the HTML namespace without a prefix. */
    public QualifiedName htmlElement(String localName) {
        QualifiedName name = htmlElements.get(localName);
        if (name == null) {
            name = new QualifiedName(Namespaces.HTML, null, localName);
            htmlElements.put(name.localName(), name);
        }
        return name;
    }

    /** The name of an attribute without a namespace. */
    public QualifiedName attribute(String localName) {
        QualifiedName name = attributes.get(localName);
        if (name == null) {
            name = new QualifiedName(null, null, localName);
            attributes.put(name.localName(), name);
        }
        return name;
    }

    /** Any name; namespace and prefix may be null. */
    public QualifiedName name(String namespace, String prefix, String localName) {
        if (prefix == null) {
            if (namespace == null) return attribute(localName);
            if (namespace.equals(Namespaces.HTML)) return htmlElement(localName);
        }
        var name = new QualifiedName(namespace, prefix, localName);
        QualifiedName known = others.putIfAbsent(name, name);
        return known != null ? known : name;
    }

    // https://dom.spec.whatwg.org/#concept-ordered-set-parser
    /** The distinct tokens of an attribute value in order, interned. The array is shared: it must not be changed. */
    public String[] tokens(String value) {
        int slot = value.hashCode() & RECENT - 1;
        if (value.equals(recentValues[slot])) return recentTokens[slot];
        String[] tokens = parse(value);
        recentValues[slot] = value;
        recentTokens[slot] = tokens;
        return tokens;
    }

    private static String[] parse(String value) {
        var tokens = new ArrayList<String>(4);
        int length = value.length();
        int end = 0;
        while (end < length) {
            int start = end;
            while (start < length && AsciiCase.isWhitespace(value.charAt(start))) start++;
            end = start;
            while (end < length && !AsciiCase.isWhitespace(value.charAt(end))) end++;
            if (end > start) tokens.add(value.substring(start, end).intern());
        }
        return tokens.isEmpty() ? NO_TOKENS : distinct(tokens);
    }

    private static String[] distinct(ArrayList<String> tokens) {
        return tokens.size() == 1 ? new String[] {tokens.getFirst()} : new LinkedHashSet<>(tokens).toArray(NO_TOKENS);
    }
}
