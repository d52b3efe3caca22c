package dev.gyre.page.xpath;

import dev.gyre.page.dom.Attr;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.ProcessingInstruction;
import dev.gyre.page.dom.names.AsciiCase;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** The core function library, https://www.w3.org/TR/1999/REC-xpath-19991116/#corelib. */
final class Functions {
    private Functions() {}

    /** Null for a function that does not exist or does not take so many arguments. */
    static Expression call(String name, List<Expression> arguments) {
        int count = arguments.size();
        boolean allowed = switch (name) {
            case "last", "position", "true", "false" -> count == 0;
            case "count", "id", "not", "boolean", "sum", "floor", "ceiling", "round", "lang" -> count == 1;
            case "local-name", "namespace-uri", "name", "string", "number", "string-length", "normalize-space" ->
                count <= 1;
            case "starts-with", "contains", "substring-before", "substring-after" -> count == 2;
            case "substring" -> count == 2 || count == 3;
            case "translate" -> count == 3;
            case "concat" -> count >= 2;
            default -> false;
        };
        return allowed ? context -> apply(name, arguments, context) : null;
    }

    private static Object apply(String name, List<Expression> arguments, Context context) {
        Object first = arguments.isEmpty() ? null : arguments.getFirst().evaluate(context);
        return switch (name) {
            case "last" -> (double) context.size();
            case "position" -> (double) context.position();
            case "true" -> true;
            case "false" -> false;
            case "not" -> !Values.bool(first);
            case "boolean" -> Values.bool(first);
            case "count" -> (double) XPathParser.nodes(first).nodes().size();
            case "sum" -> sum(XPathParser.nodes(first));
            case "floor" -> Math.floor(Values.number(first));
            case "ceiling" -> Math.ceil(Values.number(first));
            case "round" -> round(Values.number(first));
            case "lang" -> isLanguage(context.node(), Values.string(first));
            case "id" -> byId(context.node(), first);
            case "local-name" -> localName(node(first, context));
            case "namespace-uri" -> namespace(node(first, context));
            case "name" -> qualifiedName(node(first, context));
            case "number" -> first == null ? Values.number(NodeSet.stringValue(context.node())) : Values.number(first);
            default ->
                text(
                        name,
                        first == null ? NodeSet.stringValue(context.node()) : Values.string(first),
                        arguments,
                        context);
        };
    }

    private static Object text(String name, String first, List<Expression> arguments, Context context) {
        String second = arguments.size() > 1 ? Values.string(arguments.get(1).evaluate(context)) : "";
        return switch (name) {
            case "string" -> first;
            case "string-length" -> (double) first.codePointCount(0, first.length());
            case "normalize-space" -> first.replaceAll("[ \\t\\r\\n]+", " ").replaceAll("^ | $", "");
            case "starts-with" -> first.startsWith(second);
            case "contains" -> first.contains(second);
            case "substring-before" -> first.contains(second) ? first.substring(0, first.indexOf(second)) : "";
            case "substring-after" ->
                first.contains(second) ? first.substring(first.indexOf(second) + second.length()) : "";
            case "translate" ->
                translate(first, second, Values.string(arguments.get(2).evaluate(context)));
            case "substring" ->
                substring(
                        first,
                        Values.number(arguments.get(1).evaluate(context)),
                        arguments.size() > 2
                                ? Values.number(arguments.get(2).evaluate(context))
                                : Double.POSITIVE_INFINITY);
            default -> concatenation(first, arguments, context);
        };
    }

    private static String concatenation(String first, List<Expression> arguments, Context context) {
        var result = new StringBuilder(first);
        for (Expression argument : arguments.subList(1, arguments.size()))
            result.append(Values.string(argument.evaluate(context)));
        return result.toString();
    }

    private static double sum(NodeSet nodes) {
        double sum = 0;
        for (Node node : nodes.nodes()) sum += Values.number(NodeSet.stringValue(node));
        return sum;
    }

    private static double round(double number) {
        return Double.isNaN(number) || Double.isInfinite(number) ? number : Math.floor(number + 0.5);
    }

    private static String substring(String text, double start, double length) {
        double from = round(start);
        double to = from + round(length);
        var result = new StringBuilder();
        int[] points = text.codePoints().toArray();
        for (int i = 0; i < points.length; i++) {
            if (i + 1 >= from && i + 1 < to) result.appendCodePoint(points[i]);
        }
        return result.toString();
    }

    private static String translate(String text, String from, String to) {
        var result = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            int index = from.indexOf(text.charAt(i));
            if (index < 0) result.append(text.charAt(i));
            else if (index < to.length()) result.append(to.charAt(index));
        }
        return result.toString();
    }

    private static boolean isLanguage(Node node, String wanted) {
        for (Node at = node; at != null; at = at.parentNode()) {
            if (!(at instanceof Element element)) continue;
            String language = element.getAttributeNS("http://www.w3.org/XML/1998/namespace", "lang");
            if (language == null) continue;
            String lower = AsciiCase.lower(language);
            String prefix = AsciiCase.lower(wanted);
            return lower.equals(prefix) || lower.startsWith(prefix + "-");
        }
        return false;
    }

    private static NodeSet byId(Node node, Object value) {
        var names = new HashSet<String>();
        if (value instanceof NodeSet nodes) {
            for (Node each : nodes.nodes())
                names.addAll(List.of(NodeSet.stringValue(each).strip().split("[ \\t\\r\\n]+")));
        } else {
            names.addAll(List.of(Values.string(value).strip().split("[ \\t\\r\\n]+")));
        }
        var found = new ArrayList<Node>();
        Document document = node.nodeDocument();
        for (String name : names) {
            Element element = document.getElementById(name);
            if (element != null) found.add(element);
        }
        return NodeSet.of(found);
    }

    private static Node node(Object argument, Context context) {
        if (argument == null) return context.node();
        NodeSet nodes = XPathParser.nodes(argument);
        return nodes.isEmpty() ? null : nodes.nodes().getFirst();
    }

    private static String localName(Node node) {
        if (node instanceof Element element) return element.localName();
        if (node instanceof Attr attr) return attr.localName();
        return node instanceof ProcessingInstruction instruction ? instruction.target() : "";
    }

    private static String namespace(Node node) {
        String namespace = node instanceof Element element
                ? element.namespaceURI()
                : node instanceof Attr attr ? attr.namespaceURI() : null;
        return namespace == null ? "" : namespace;
    }

    private static String qualifiedName(Node node) {
        if (node instanceof Element element) return element.elementName().qualifiedName();
        if (node instanceof Attr attr) return attr.name();
        return node instanceof ProcessingInstruction instruction ? instruction.target() : "";
    }
}
