package dev.gyre.page;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.net.PageResponse;
import dev.gyre.page.xml.XmlException;
import dev.gyre.page.xml.XmlParser;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

// https://html.spec.whatwg.org/#read-xml
/** Parses an XML document and has its scripts run. */
final class XmlDocumentParsing implements PageParsing {
    private static final Pattern XML_TYPE =
            Pattern.compile("(?i)\\s*((text|application)/xml|[^;\\s]+\\+xml)\\s*(;.*)?");
    private static final Pattern DECLARED = Pattern.compile("^\\s*<\\?xml[^>]*?encoding\\s*=\\s*[\"']([^\"']+)[\"']");
    private static final int DECLARATION_BYTES = 256;

    private final Document document;
    private final String text;
    private final DocumentParsing.Scripts scripts;
    /** Null before the beginning. */
    private XmlParser parser;

    private boolean ended;

    XmlDocumentParsing(Document document, PageResponse response, DocumentParsing.Scripts scripts) {
        this.document = document;
        this.text = text(response);
        this.scripts = scripts;
    }

    /** The XML type of an answer in lower case, without parameters; null if it is not XML. */
    static String typeOf(PageResponse response) {
        String type = response.header("content-type");
        Matcher matcher = type == null ? null : XML_TYPE.matcher(type);
        return matcher != null && matcher.matches() ? matcher.group(1).toLowerCase(java.util.Locale.ROOT) : null;
    }

    private static String text(PageResponse response) {
        String label = response.charset();
        if (label == null) {
            byte[] body = response.body();
            String start = new String(body, 0, Math.min(body.length, DECLARATION_BYTES), StandardCharsets.ISO_8859_1);
            Matcher declared = DECLARED.matcher(start);
            if (declared.find()) label = declared.group(1);
        }
        return PageResources.decode(response.body(), label);
    }

    @Override
    public void resume() {
        if (ended) return;
        try {
            if (parser == null) parser = new XmlParser(document, text);
            while (!scripts.blocksParser()) {
                Element script = parser.run();
                if (ended) return;
                if (script == null) {
                    ended = true;
                    break;
                }
                scripts.prepare(script, 1, 1);
            }
        } catch (XmlException error) {
            XmlParser.showError(document, error);
            ended = true;
        }
        if (ended) scripts.parsed();
    }

    @Override
    public void atInsertionPoint(Runnable action) {
        action.run();
    }

    @Override
    public void abort() {
        ended = true;
    }
}
