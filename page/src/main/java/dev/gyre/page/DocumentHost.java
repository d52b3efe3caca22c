package dev.gyre.page;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.node.encoding.Encoding;
import dev.gyre.page.css.cascade.DefiniteSize;
import dev.gyre.page.css.cascade.DocumentStyles;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DocumentFragment;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.GetHTMLOptions;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.PageHost;
import dev.gyre.page.dom.events.Event;
import dev.gyre.page.dom.ranges.Range;
import dev.gyre.page.dom.traversal.NodeIterator;
import dev.gyre.page.dom.traversal.TreeWalker;
import dev.gyre.page.forms.LiveStates;
import dev.gyre.page.html.HtmlParser;
import dev.gyre.page.html.HtmlSerializer;
import dev.gyre.page.html.ParserOptions;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.selection.Selection;
import dev.gyre.page.selectors.ElementStates;
import dev.gyre.page.selectors.ElementStatesHost;
import dev.gyre.page.selectors.InvalidSelectorException;
import dev.gyre.page.selectors.SelectorQuery;
import dev.gyre.page.window.Window;
import dev.gyre.page.window.WindowEvents;
import dev.gyre.page.xml.XmlException;
import dev.gyre.page.xml.XmlParser;
import dev.gyre.page.xml.XmlSerializer;
import dev.gyre.page.xpath.XPathExpression;
import java.net.URI;
import java.util.List;
import java.util.Set;

/** What documents need of parsers and selectors, without a page: time is that of the system, and exceptions of callbacks pass to the caller that dispatched the event. */
class DocumentHost implements PageHost, ElementStatesHost {
    private final ElementStates states = new LiveStates();
    private final SelectorQuery selectors = new SelectorQuery(states);
    private final long origin = System.nanoTime();

    @Override
    public ElementStates elementStates() {
        return states;
    }

    @Override
    public void report(JsException exception) {
        throw exception;
    }

    @Override
    public double now() {
        return (System.nanoTime() - origin) / 1e6;
    }

    @Override
    public JsObject createRange(Document document) {
        return new Range(document.realm(), document);
    }

    @Override
    public JsObject createNodeIterator(DomRealm realm, Node root, long whatToShow, JsObject filter) {
        return new NodeIterator(realm, root, whatToShow, filter);
    }

    @Override
    public JsObject createTreeWalker(DomRealm realm, Node root, long whatToShow, JsObject filter) {
        return new TreeWalker(realm, root, whatToShow, filter);
    }

    @Override
    public Event createEvent(DomRealm realm, String lowerName) {
        return WindowEvents.create(realm, lowerName);
    }

    @Override
    public void click(Element element) {
        WindowEvents.click(element, element.nodeDocument().defaultView() instanceof Window window ? window : null);
    }

    @Override
    public void fireFocusEvent(Element target, String type, Element related) {
        WindowEvents.focus(
                target, type, related, target.nodeDocument().defaultView() instanceof Window window ? window : null);
    }

    @Override
    public void afterDelay(double milliseconds, Runnable task) {
        throw DomError.notSupported("There are no timers without a page.");
    }

    @Override
    public String parseUrl(Document document, String url) {
        try {
            return URI.create(document.URL()).resolve(url.strip()).toString();
        } catch (IllegalArgumentException invalid) {
            return null;
        }
    }

    @Override
    public Element querySelector(Node root, String text) {
        try {
            return selectors.querySelector(root, text);
        } catch (InvalidSelectorException invalid) {
            throw invalidSelector(text);
        }
    }

    @Override
    public List<Element> querySelectorAll(Node root, String text) {
        try {
            return selectors.querySelectorAll(root, text);
        } catch (InvalidSelectorException invalid) {
            throw invalidSelector(text);
        }
    }

    @Override
    public boolean matches(Element element, String text) {
        try {
            return selectors.matches(element, text);
        } catch (InvalidSelectorException invalid) {
            throw invalidSelector(text);
        }
    }

    @Override
    public Element closest(Element element, String text) {
        try {
            return selectors.closest(element, text);
        } catch (InvalidSelectorException invalid) {
            throw invalidSelector(text);
        }
    }

    @Override
    public JsObject createExpression(DomRealm realm, String expression, JsObject resolver) {
        return XPathExpression.create(realm, expression, resolver);
    }

    @Override
    public JsObject evaluate(DomRealm realm, String expression, Node context, JsObject resolver, int type) {
        return XPathExpression.create(realm, expression, resolver).evaluate(context, type, null);
    }

    @Override
    public JsObject selection(Document document) {
        return Selection.of(document);
    }

    @Override
    public double[] box(Element element) {
        if (!isRendered(element)) return new double[4];
        var size = DefiniteSize.of(element);
        return new double[] {0, 0, size.borderWidth(), size.borderHeight()};
    }

    @Override
    public double[] paddingBox(Element element) {
        if (!isRendered(element)) return new double[2];
        var size = DefiniteSize.of(element);
        return new double[] {size.paddingWidth(), size.paddingHeight()};
    }

    @Override
    public boolean isRendered(Element element) {
        for (Element at = element; at != null; at = at.parentElement()) {
            if (DocumentStyles.of(at.nodeDocument())
                    .engine()
                    .style(at)
                    .keyword("display")
                    .equals("none")) return false;
        }
        return true;
    }

    @Override
    public JsObject styleSheets(Node root) {
        return DocumentStyles.of(root.nodeDocument()).list(root);
    }

    @Override
    public JsObject adoptedStyleSheets(Node root) {
        return DocumentStyles.of(root.nodeDocument()).adoptedArray(root);
    }

    @Override
    public void adoptStyleSheets(Node root, Object sheets) {
        DocumentStyles.of(root.nodeDocument()).adopt(root, sheets);
    }

    private static DomError invalidSelector(String text) {
        return DomError.syntax("'" + text + "' is not a valid selector.");
    }

    @Override
    public String encodingOf(String label) {
        Encoding encoding = Encoding.ofLabelOrNull(label);
        return encoding == null ? null : encoding.displayName();
    }

    @Override
    public DocumentFragment parseFragment(Element context, String markup) {
        if (context.nodeDocument().isHtml()) {
            return HtmlParser.parseFragment(context, markup, ParserOptions.INERT);
        }
        try {
            return XmlParser.parseFragment(context, markup);
        } catch (XmlException error) {
            throw DomError.syntax("The markup is not well-formed XML: " + error.getMessage());
        }
    }

    @Override
    public DocumentFragment parseFragmentWithShadowRoots(Element context, String markup) {
        return HtmlParser.parseFragment(context, markup, ParserOptions.INERT_WITH_SHADOW_ROOTS);
    }

    @Override
    public String serialize(Node node, boolean itself, GetHTMLOptions options) {
        if (options == null && !node.nodeDocument().isHtml()) {
            return itself ? XmlSerializer.outer(node) : XmlSerializer.inner(node);
        }
        HtmlSerializer.Options which = options == null
                ? HtmlSerializer.Options.SCRIPTING
                : new HtmlSerializer.Options(true, options.serializableShadowRoots, Set.copyOf(options.shadowRoots));
        return itself ? HtmlSerializer.outer(node, which) : HtmlSerializer.inner(node, which);
    }

    @Override
    public String serializeXml(Node node) {
        return XmlSerializer.outer(node);
    }

    @Override
    public void parseDocument(Document document, String markup) {
        if (!document.isHtml()) {
            XmlParser.parse(document, markup);
            return;
        }
        parse(document, markup, ParserOptions.INERT);
    }

    @Override
    public void parseDocumentWithShadowRoots(Document document, String markup) {
        parse(document, markup, ParserOptions.INERT_WITH_SHADOW_ROOTS);
    }

    private static void parse(Document document, String markup, ParserOptions options) {
        var parser = new HtmlParser(document, options);
        parser.append(markup);
        parser.close();
        while (!parser.isFinished()) {
            parser.run();
        }
    }

    @Override
    public PageHost.ParserInput openParser(Document document) {
        return new DocumentParsing(
                new HtmlParser(document, ParserOptions.INERT),
                new DocumentParsing.Scripts() {
                    @Override
                    public void prepare(Element script, int line, int column) {}

                    @Override
                    public boolean blocksParser() {
                        return false;
                    }

                    @Override
                    public void parsed() {
                        document.dynamicMarkup().parserInput(null);
                    }
                },
                true);
    }
}
