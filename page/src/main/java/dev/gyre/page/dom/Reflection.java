package dev.gyre.page.dom;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.page.dom.names.AsciiCase;
import dev.gyre.page.idl.DomError;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** How IDL attributes reflect content attributes, https://html.spec.whatwg.org/#reflect. All names are interned. */
public final class Reflection {
    private Reflection() {}

    public static String string(Element element, String name) {
        String value = element.attribute(name);
        return value == null ? "" : value;
    }

    public static String nullable(Element element, String name) {
        return element.attribute(name);
    }

    /** A value that is a URL, resolved against the document's base; as it is where that fails. */
    public static String url(Element element, String name) {
        String value = element.attribute(name);
        return value == null ? "" : element.domRealm().host().resolveUrl(element.nodeDocument(), value);
    }

    public static boolean flag(Element element, String name) {
        return element.attribute(name) != null;
    }

    public static DOMTokenList tokens(Element element, String name) {
        return element.tokenList(name);
    }

    // https://html.spec.whatwg.org/#enumerated-attribute
    /** A keyword in its canonical form. @param keywords separated by commas @param missing for an absent attribute, may be null @param invalid for any other value, may be null */
    public static String keyword(Element element, String name, String keywords, String missing, String invalid) {
        String value = element.attribute(name);
        if (value == null) return missing;
        for (String keyword : keywords.split(",", -1)) {
            if (AsciiCase.equalsIgnoreCase(keyword, value)) return keyword;
        }
        return invalid;
    }

    // https://html.spec.whatwg.org/#reflecting-content-attributes-in-idl-attributes:element-2
    /** The element that a program has set the attribute to, or that has its value as ID; null for none. */
    public static Element element(Element element, String name) {
        List<Element> explicit = explicit(element, name);
        if (explicit != null) return explicit.isEmpty() ? null : explicit.getFirst();
        String id = element.attribute(name);
        return id == null ? null : byId(element, id);
    }

    /** A frozen array of such elements; null for none. */
    public static JsArray elements(Element element, String name) {
        List<Element> found = explicit(element, name);
        if (found == null) {
            String ids = element.attribute(name);
            if (ids == null) return null;
            found = new ArrayList<>();
            for (String id : element.domRealm().names().tokens(ids)) {
                Element other = byId(element, id);
                if (other != null) found.add(other);
            }
        }
        return references(element).array(element.domRealm(), name, found);
    }

    private static List<Element> explicit(Element element, String name) {
        NodeExtras extras = element.extras();
        return extras == null || extras.references == null ? null : extras.references.of(element, name);
    }

    private static Element byId(Element element, String id) {
        Node root = element.root();
        return root instanceof Document document ? document.getElementById(id) : DocumentFragment.findById(root, id);
    }

    private static ElementReferences references(Element element) {
        NodeExtras extras = element.ensureExtras();
        if (extras.references == null) extras.references = new ElementReferences();
        return extras.references;
    }

    public static void set(Element element, String name, Element value) {
        set(element, name, value == null ? null : List.of(value));
    }

    public static void set(Element element, String name, List<Element> values) {
        if (values == null) {
            element.removeAttribute(name);
            return;
        }
        element.setAttributeNamed(name, "");
        references(element).set(name, values);
    }

    // https://html.spec.whatwg.org/#accessibility-semantics
    public static String nullable(InternalAttributes.Owner owner, String name) {
        return owner.internalAttributes().values.get(name);
    }

    public static void set(InternalAttributes.Owner owner, String name, String value) {
        if (value == null) owner.internalAttributes().values.remove(name);
        else owner.internalAttributes().values.put(name, value);
    }

    public static Element element(InternalAttributes.Owner owner, String name) {
        InternalAttributes internal = owner.internalAttributes();
        List<Element> found = internal.references.of(internal.element, name);
        return found == null || found.isEmpty() ? null : found.getFirst();
    }

    public static JsArray elements(InternalAttributes.Owner owner, String name) {
        InternalAttributes internal = owner.internalAttributes();
        List<Element> found = internal.references.of(internal.element, name);
        return found == null ? null : internal.references.array(internal.element.domRealm(), name, found);
    }

    public static void set(InternalAttributes.Owner owner, String name, Element value) {
        set(owner, name, value == null ? null : List.of(value));
    }

    public static void set(InternalAttributes.Owner owner, String name, List<Element> values) {
        owner.internalAttributes().references.set(name, values);
    }

    public static void set(Element element, String name, String value) {
        if (value == null) element.removeAttribute(name);
        else element.setAttributeNamed(name, value);
    }

    public static void set(Element element, String name, boolean value) {
        if (value) element.setAttributeNamed(name, "");
        else element.removeAttribute(name);
    }

    public static void set(Element element, String name, double value) {
        element.setAttributeNamed(name, TypeConversion.toString(TypeConversion.number(value)));
    }

    // ---- numbers

    // https://html.spec.whatwg.org/#rules-for-parsing-integers
    /** The integer that a text begins with; Long.MIN_VALUE for an error. */
    public static long parseInteger(String text) {
        int i = 0;
        int length = text.length();
        while (i < length && AsciiCase.isWhitespace(text.charAt(i))) i++;
        boolean negative = i < length && text.charAt(i) == '-';
        if (negative || i < length && text.charAt(i) == '+') i++;
        if (i == length || text.charAt(i) < '0' || text.charAt(i) > '9') return Long.MIN_VALUE;
        long value = 0;
        for (; i < length && text.charAt(i) >= '0' && text.charAt(i) <= '9'; i++) {
            value = Math.min(value * 10 + text.charAt(i) - '0', 1L << 40);
        }
        return negative ? -value : value;
    }

    private static long parsed(Element element, String name, long lowest, long highest) {
        String value = element.attribute(name);
        long number = value == null ? Long.MIN_VALUE : parseInteger(value);
        return number < lowest || number > highest ? Long.MIN_VALUE : number;
    }

    public static long integer(Element element, String name, long fallback) {
        long value = parsed(element, name, Integer.MIN_VALUE, Integer.MAX_VALUE);
        return value == Long.MIN_VALUE ? fallback : value;
    }

    public static void integer(Element element, String name, long fallback, long value) {
        element.setAttributeNamed(name, Long.toString(value));
    }

    public static long nonNegative(Element element, String name, long fallback) {
        long value = parsed(element, name, 0, Integer.MAX_VALUE);
        return value == Long.MIN_VALUE ? fallback : value;
    }

    public static void nonNegative(Element element, String name, long fallback, long value) {
        if (value < 0) throw DomError.indexSize("The value provided (" + value + ") is negative.");
        element.setAttributeNamed(name, Long.toString(value));
    }

    public static long unsigned(Element element, String name, long fallback) {
        return nonNegative(element, name, fallback);
    }

    public static void unsigned(Element element, String name, long fallback, long value) {
        element.setAttributeNamed(name, Long.toString(value > Integer.MAX_VALUE ? fallback : value));
    }

    public static long positive(Element element, String name, long fallback) {
        long value = parsed(element, name, 1, Integer.MAX_VALUE);
        return value == Long.MIN_VALUE ? fallback : value;
    }

    public static void positive(Element element, String name, long fallback, long value) {
        if (value == 0) throw DomError.indexSize("The value provided is 0, which is an invalid size.");
        positiveWithFallback(element, name, fallback, value);
    }

    public static long positiveWithFallback(Element element, String name, long fallback) {
        return positive(element, name, fallback);
    }

    public static void positiveWithFallback(Element element, String name, long fallback, long value) {
        element.setAttributeNamed(name, Long.toString(value < 1 || value > Integer.MAX_VALUE ? fallback : value));
    }

    public static long clamped(Element element, String name, long fallback, long lowest, long highest) {
        String text = element.attribute(name);
        long value = text == null ? Long.MIN_VALUE : parseInteger(text);
        return value == Long.MIN_VALUE || value < 0 ? fallback : Math.clamp(value, lowest, highest);
    }

    public static void clamped(Element element, String name, long fallback, long lowest, long highest, long value) {
        unsigned(element, name, fallback, value);
    }

    // https://html.spec.whatwg.org/#rules-for-parsing-floating-point-number-values
    public static double real(Element element, String name, double fallback) {
        String value = element.attribute(name);
        double number = value == null ? Double.NaN : parseDouble(value);
        return Double.isNaN(number) ? fallback : number;
    }

    /** The number that a text begins with; NaN for an error. */
    public static double parseDouble(String text) {
        int start = 0;
        int length = text.length();
        while (start < length && AsciiCase.isWhitespace(text.charAt(start))) start++;
        int i = start;
        if (i < length && (text.charAt(i) == '-' || text.charAt(i) == '+')) i++;
        int digits = digits(text, i);
        int end = digits;
        if (end < length && text.charAt(end) == '.' && digits(text, end + 1) > end + 1) end = digits(text, end + 1);
        if (end == i) return Double.NaN;
        int exponent = end + 1;
        if (end < length && (text.charAt(end) | 0x20) == 'e') {
            if (exponent < length && (text.charAt(exponent) == '-' || text.charAt(exponent) == '+')) exponent++;
            if (digits(text, exponent) > exponent) end = digits(text, exponent);
        }
        double value = Double.parseDouble(text.substring(start, end));
        return Double.isInfinite(value) ? Double.NaN : value + 0.0;
    }

    private static int digits(String text, int from) {
        int i = from;
        while (i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9') i++;
        return i;
    }

    // ---- supported tokens

    /** The tokens that an attribute supports; null if it defines none. */
    static Set<String> supportedTokens(Element element, String name) {
        if (!element.isHtml()) return null;
        if (name.equals("rel")) {
            return switch (element.localName()) {
                case "link" ->
                    Set.of(
                            "alternate",
                            "dns-prefetch",
                            "icon",
                            "manifest",
                            "modulepreload",
                            "next",
                            "pingback",
                            "preconnect",
                            "prefetch",
                            "preload",
                            "search",
                            "stylesheet");
                case "a", "area", "form" -> Set.of("noreferrer", "noopener", "opener");
                default -> null;
            };
        }
        if (name.equals("sandbox")) {
            return Set.of(
                    "allow-downloads",
                    "allow-forms",
                    "allow-modals",
                    "allow-orientation-lock",
                    "allow-pointer-lock",
                    "allow-popups",
                    "allow-popups-to-escape-sandbox",
                    "allow-presentation",
                    "allow-same-origin",
                    "allow-scripts",
                    "allow-top-navigation",
                    "allow-top-navigation-by-user-activation",
                    "allow-top-navigation-to-custom-protocols");
        }
        return null;
    }
}
