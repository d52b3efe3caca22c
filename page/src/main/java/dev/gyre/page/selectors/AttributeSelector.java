package dev.gyre.page.selectors;

import dev.gyre.page.css.syntax.CssText;
import dev.gyre.page.dom.Element;
import java.util.Set;

/** {@code [name]} and {@code [name=value]} with its operators, <a href="https://drafts.csswg.org/selectors/#attribute-selectors">Selectors: attribute selectors</a>. */
final class AttributeSelector implements SimpleSelector {
    /** The operators; their text is what is written between name and value. */
    enum Operator {
        EXISTS(""),
        EQUALS("="),
        INCLUDES("~="),
        DASH("|="),
        PREFIX("^="),
        SUFFIX("$="),
        CONTAINS("*=");

        private final String text;

        Operator(String text) {
            this.text = text;
        }
    }

    // https://html.spec.whatwg.org/#case-sensitivity-of-selectors
    private static final Set<String> CASE_INSENSITIVE = Set.of(
            "accept",
            "accept-charset",
            "align",
            "alink",
            "axis",
            "bgcolor",
            "charset",
            "checked",
            "clear",
            "codetype",
            "color",
            "compact",
            "declare",
            "defer",
            "dir",
            "direction",
            "disabled",
            "enctype",
            "face",
            "frame",
            "hreflang",
            "http-equiv",
            "lang",
            "language",
            "link",
            "media",
            "method",
            "multiple",
            "nohref",
            "noresize",
            "noshade",
            "nowrap",
            "readonly",
            "rel",
            "rev",
            "rules",
            "scope",
            "scrolling",
            "selected",
            "shape",
            "target",
            "text",
            "type",
            "valign",
            "valuetype",
            "vlink");

    private final NamespaceConstraint namespace;
    private final String name;
    private final String lowered;
    private final Operator operator;
    private final String value;
    private final char flag;
    private final boolean htmlIgnoresCase;

    /** @param flag i, s or 0 */
    AttributeSelector(NamespaceConstraint namespace, String name, Operator operator, String value, char flag) {
        this.namespace = namespace;
        this.name = name.intern();
        this.lowered = CssText.lowerCase(name).intern();
        this.operator = operator;
        this.value = value;
        this.flag = flag;
        this.htmlIgnoresCase =
                flag == 0 && namespace.uri() == null && !namespace.isAny() && CASE_INSENSITIVE.contains(lowered);
    }

    @Override
    public boolean matches(Element element, MatchContext context) {
        String wanted = lowered != name && context.isHtmlElement(element) ? lowered : name;
        if (namespace.isAny()) {
            return matchesAnyNamespace(element, wanted, context);
        }
        int index = element.findAttribute(namespace.uri(), wanted);
        return index >= 0
                && (operator == Operator.EXISTS || test(element.attributeValue(index), ignoresCase(element, context)));
    }

    private boolean matchesAnyNamespace(Element element, String wanted, MatchContext context) {
        for (int i = 0; i < element.attributeCount(); i++) {
            if (element.attributeName(i).localName() == wanted
                    && (operator == Operator.EXISTS
                            || test(element.attributeValue(i), ignoresCase(element, context)))) {
                return true;
            }
        }
        return false;
    }

    private boolean ignoresCase(Element element, MatchContext context) {
        return flag == 'i' || htmlIgnoresCase && context.isHtmlElement(element);
    }

    private boolean test(String actual, boolean ignoreCase) {
        return switch (operator) {
            case EXISTS -> true;
            case EQUALS -> actual.length() == value.length() && region(actual, 0, ignoreCase);
            case DASH ->
                actual.length() == value.length()
                        ? region(actual, 0, ignoreCase)
                        : actual.length() > value.length()
                                && actual.charAt(value.length()) == '-'
                                && region(actual, 0, ignoreCase);
            case PREFIX -> !value.isEmpty() && region(actual, 0, ignoreCase);
            case SUFFIX -> !value.isEmpty() && region(actual, actual.length() - value.length(), ignoreCase);
            case CONTAINS -> !value.isEmpty() && contains(actual, ignoreCase);
            case INCLUDES -> includes(actual, ignoreCase);
        };
    }

    private boolean region(String actual, int from, boolean ignoreCase) {
        if (from < 0 || from + value.length() > actual.length()) {
            return false;
        }
        return ignoreCase
                ? CssText.equalsIgnoreCase(actual.substring(from, from + value.length()), value)
                : actual.startsWith(value, from);
    }

    private boolean contains(String actual, boolean ignoreCase) {
        return ignoreCase ? CssText.lowerCase(actual).contains(CssText.lowerCase(value)) : actual.contains(value);
    }

    private boolean includes(String actual, boolean ignoreCase) {
        int start = 0;
        int length = actual.length();
        while (start < length) {
            while (start < length && CssText.isWhitespace(actual.charAt(start))) {
                start++;
            }
            int end = start;
            while (end < length && !CssText.isWhitespace(actual.charAt(end))) {
                end++;
            }
            if (end > start && end - start == value.length() && region(actual, start, ignoreCase)) {
                return true;
            }
            start = end;
        }
        return false;
    }

    @Override
    public void appendTo(StringBuilder out) {
        out.append('[').append(namespace.prefixText());
        CssText.appendIdentifier(out, name);
        if (operator != Operator.EXISTS) {
            out.append(operator.text);
            CssText.appendString(out, value);
            if (flag != 0) {
                out.append(' ').append(flag);
            }
        }
        out.append(']');
    }

    static Operator operator(char c) {
        return switch (c) {
            case '~' -> Operator.INCLUDES;
            case '|' -> Operator.DASH;
            case '^' -> Operator.PREFIX;
            case '$' -> Operator.SUFFIX;
            case '*' -> Operator.CONTAINS;
            default -> null;
        };
    }
}
