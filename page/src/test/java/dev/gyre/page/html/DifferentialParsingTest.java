package dev.gyre.page.html;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.gyre.page.dom.Document;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.xml.sax.SAXException;

/** Random texts give the same trees as the parser of nu.validator, whole and in pieces. fixtures/html-fuzz/run takes more of them. */
class DifferentialParsingTest {
    private static final int CASES = Integer.getInteger("gyre.html.cases", 1000);
    private static final long SEED = Long.getLong("gyre.html.seed", 22);

    private final TestDocuments documents = new TestDocuments();

    @Test
    void randomTextsGiveTheSameTrees() throws IOException, SAXException {
        var random = new Random(SEED);
        var markup = new RandomMarkup(random);
        var different = new ArrayList<String>();
        for (int i = 0; i < CASES; i++) {
            String html = markup.next(30);
            if (html.contains("<template") && (html.contains("<math") || html.contains("<svg"))) {
                // It makes HTML elements of them in a template's table.
                continue;
            }
            String expected = ValidatorDump.of(html);
            if (!expected.equals(ours(html, html.length())) || !expected.equals(ours(html, 1 + random.nextInt(4)))) {
                different.add(html);
            }
        }
        assertEquals(List.of(), different);
    }

    private String ours(String html, int piece) {
        Document document = documents.empty();
        var parser = new HtmlParser(document, ParserOptions.DOCUMENT);
        for (int i = 0; i < html.length(); i += piece) {
            parser.append(html.substring(i, Math.min(html.length(), i + piece)));
            parser.run();
        }
        parser.close();
        while (!parser.isFinished()) {
            parser.run();
        }
        return TreeText.of(document);
    }
}
