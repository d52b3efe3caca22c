package dev.gyre.page;

import dev.gyre.node.encoding.Encoding;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.encoding.ByteOrderMark;
import dev.gyre.page.net.PageResponse;
import dev.gyre.page.xml.XmlException;
import dev.gyre.page.xml.XmlParser;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

// https://html.spec.whatwg.org/#read-xml
/** Parses an XML document and has its scripts run. */
final class XmlDocumentParsing implements PageParsing {
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
        Encoding encoding = encoding(response);
        document.encoding(encoding.displayName());
        this.text = PageResources.decode(response.body(), encoding);
        this.scripts = scripts;
    }

    private static Encoding encoding(PageResponse response) {
        String label = response.charset();
        byte[] body = response.body();
        Encoding marked = ByteOrderMark.encodingOf(body, body.length);
        if (marked != null) return marked;
        if (label == null) {
            String start = new String(body, 0, Math.min(body.length, DECLARATION_BYTES), StandardCharsets.ISO_8859_1);
            Matcher declared = DECLARED.matcher(start);
            if (declared.find()) label = declared.group(1);
        }
        Encoding named = label == null ? null : Encoding.ofLabelOrNull(label);
        return named == null ? Encoding.ofLabelOrNull("utf-8") : named;
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
