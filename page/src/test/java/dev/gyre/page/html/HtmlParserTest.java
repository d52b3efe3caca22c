package dev.gyre.page.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.Node;
import dev.gyre.page.dom.Text;
import dev.gyre.page.html.HtmlSerializer.Options;
import dev.gyre.page.html.tokenizer.ParseError;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HtmlParserTest {
    private final TestDocuments documents = new TestDocuments();

    private static String markup(Node node) {
        return HtmlSerializer.outer(node, Options.SCRIPTING);
    }

    private static String body(Document document) {
        return HtmlSerializer.inner(document.documentElement().lastChild(), Options.SCRIPTING);
    }

    /** Runs scripts whose text is a name by writing what the name stands for. */
    private static void run(HtmlParser parser, Map<String, String[]> scripts) {
        for (Element script = parser.run(); script != null; script = parser.run()) {
            int before = parser.beginScript();
            for (String text : scripts.getOrDefault(((Text) script.firstChild()).data(), new String[0])) {
                parser.write(text);
                run(parser, scripts);
            }
            parser.endScript(before);
        }
    }

    private Document parseWithScripts(String html, int piece, Map<String, String[]> scripts) {
        Document document = documents.empty();
        var parser = new HtmlParser(document, ParserOptions.DOCUMENT);
        for (int i = 0; i < html.length(); i += piece) {
            parser.append(html.substring(i, Math.min(html.length(), i + piece)));
            run(parser, scripts);
        }
        parser.close();
        while (!parser.isFinished()) {
            run(parser, scripts);
        }
        return document;
    }

    @Test
    void scriptsWriteInsideScriptsThatAreWritten() {
        Map<String, String[]> scripts =
                Map.of("a", new String[] {"1<script>b</script>", "4"}, "b", new String[] {"2<i>", "3</i>"});
        for (int piece : new int[] {1, 3, 1000}) {
            assertEquals(
                    "x<script>a</script>1<script>b</script>2<i>3</i>4y",
                    body(parseWithScripts("<body>x<script>a</script>y", piece, scripts)));
        }
    }

    @Test
    void writtenTextJoinsWhatFollows() {
        Map<String, String[]> scripts = Map.of(
                "tag",
                new String[] {"<", "b cl", "ass='x", "y"},
                "entity",
                new String[] {"&am"},
                "comment",
                new String[] {"<!", "-", "-"});
        for (int piece : new int[] {1, 1000}) {
            assertEquals(
                    "<script>tag</script><b class=\"xyz\">t</b>",
                    body(parseWithScripts("<body><script>tag</script>z'>t</b>", piece, scripts)));
            assertEquals(
                    "<script>entity</script>&amp;x",
                    body(parseWithScripts("<body><script>entity</script>p;x", piece, scripts)));
            assertEquals(
                    "<script>comment</script><!--c-->",
                    body(parseWithScripts("<body><script>comment</script>c-->", piece, scripts)));
        }
    }

    @Test
    void newlinesAreNormalisedAcrossPieces() {
        for (int piece : new int[] {1, 2, 100}) {
            assertEquals("a\nb\nc\n\nd", body(parseWithScripts("<body>a\r\nb\rc\r\r\nd", piece, Map.of())));
        }
    }

    @Test
    void manyWritesTakeLinearTime() {
        var document = documents.empty();
        var parser = new HtmlParser(document, ParserOptions.DOCUMENT);
        parser.append("<body><script></script>" + "rest".repeat(1_000_000));
        parser.run();
        int before = parser.beginScript();
        assertTimeout(Duration.ofSeconds(20), () -> {
            for (int i = 0; i < 20_000; i++) {
                parser.write("<i>x</i>");
                assertNull(parser.run());
            }
        });
        parser.endScript(before);
        parser.close();
        parser.run();
        assertTrue(parser.isFinished());
        assertEquals(20_001, document.documentElement().lastChild().lastChild().index());
    }

    @Test
    void depthHasNoLimit() {
        int depth = 50_000;
        String html = "<body>" + "<div>".repeat(depth) + "<p><b>x";
        Document document = assertTimeout(Duration.ofSeconds(20), () -> documents.parse(html));
        assertTrue(markup(document.documentElement())
                .equals("<html><head></head>" + html + "</b></p>" + "</div>".repeat(depth) + "</body></html>"));
    }

    @Test
    void hugeTextsTakeLinearTime() {
        Document document = documents.empty();
        var parser = new HtmlParser(document, ParserOptions.DOCUMENT);
        parser.append("<body>");
        assertTimeout(Duration.ofSeconds(20), () -> {
            for (int i = 0; i < 200_000; i++) {
                parser.append("x");
                parser.run();
            }
        });
        assertEquals(200_000, ((Text) document.documentElement().lastChild().firstChild()).length());
    }

    @Test
    void textIsInTheTreeWhenTheParserPauses() {
        Document document = documents.empty();
        var parser = new HtmlParser(document, ParserOptions.DOCUMENT);
        parser.append("<body>one");
        assertNull(parser.run());
        assertEquals("one", body(document));
        parser.append(" two");
        assertNull(parser.run());
        assertEquals("one two", body(document));
        assertSame(
                document.documentElement().lastChild().firstChild(),
                document.documentElement().lastChild().lastChild());
        assertFalse(parser.isFinished());
    }

    @Test
    void fragmentsAreParsedForTheirContext() {
        Document document = documents.empty();
        Element row = document.createHtmlElement("tr");
        assertEquals(
                "<td>a</td>b",
                HtmlSerializer.inner(
                        HtmlParser.parseFragment(row, "<td>a</td></tr></table>b", ParserOptions.INERT), Options.INERT));
        Element div = document.createHtmlElement("div");
        assertEquals(
                "a",
                HtmlSerializer.inner(HtmlParser.parseFragment(div, "<td>a</td>", ParserOptions.INERT), Options.INERT));
    }

    @Test
    void errorsHavePlaces() {
        var errors = new ArrayList<ParseError>();
        var parser = new HtmlParser(documents.empty(), new ParserOptions(true, true, false, errors::add));
        parser.append("<!doctype html>\r\n<p a a>\r\n</div>\u0001");
        parser.close();
        parser.run();
        assertEquals(
                "[3:7 control-character-in-input-stream, 2:7 duplicate-attribute, 3:1 unexpected-token]",
                errors.stream()
                        .map(error -> error.line() + ":" + error.column() + " "
                                + error.code().standardName())
                        .toList()
                        .toString());
    }

    @Test
    void scriptsHavePlaces() {
        var parser = new HtmlParser(documents.empty(), ParserOptions.DOCUMENT);
        parser.append("<p>\n  <script>a\nb</script>");
        assertTrue(parser.run() != null);
        assertEquals(2, parser.scriptLine());
        assertEquals(11, parser.scriptColumn());
    }

    @Test
    void declarativeShadowRoots() {
        String html =
                "<body><div><template shadowrootmode=\"open\" shadowrootserializable=\"\"><b>s</b></template>light</div>";
        Element host =
                (Element) documents.parse(html).documentElement().lastChild().firstChild();
        assertEquals("<div>light</div>", markup(host));
        assertEquals(html.substring(6), HtmlSerializer.outer(host, new Options(true, true, Set.of())));
        Element inert = (Element)
                HtmlParser.parseFragment(host, html, ParserOptions.INERT).firstChild();
        assertNull(inert.shadowRootOrNull());
    }

    @Test
    void serialisedTextIsEscapedWhereItMustBe() {
        Document document = documents.parse(
                "<body title='a\"b<c>&amp;&nbsp;'><script>a<b&c</script>&lt;&amp;&gt;\u00A0<template>x<br></template>");
        assertEquals(
                "<body title=\"a&quot;b&lt;c&gt;&amp;&nbsp;\"><script>a<b&c</script>&lt;&amp;&gt;&nbsp;<template>x<br></template></body>",
                markup(document.documentElement().lastChild()));
    }
}
