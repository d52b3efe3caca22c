package dev.gyre.page.encoding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Text;
import dev.gyre.page.html.ParserOptions;
import dev.gyre.page.html.TestDocuments;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class HtmlByteParserTest {
    private static final String FAR = " ".repeat(2000);

    private final TestDocuments documents = new TestDocuments();

    private HtmlByteParser parser(String label) {
        return new HtmlByteParser(documents.empty(), ParserOptions.DOCUMENT, label, "windows-1252");
    }

    private static void finish(HtmlByteParser parser, byte[] bytes) {
        parser.append(bytes, 0, bytes.length);
        parser.close();
        assertNull(parser.run());
    }

    private static String text(Document document) {
        return ((Text) document.documentElement().lastChild().firstChild())
                .data()
                .strip();
    }

    private void check(String encoding, String text, String label, byte[] bytes) {
        var parser = parser(label);
        finish(parser, bytes);
        assertTrue(parser.parser().isFinished());
        assertEquals(encoding, parser.document().characterSet());
        assertEquals(text, text(parser.document()));
    }

    @Test
    void marksAndLabelsDecide() {
        check("UTF-8", "\u00E9", "windows-1252", "\uFEFF\u00E9".getBytes(StandardCharsets.UTF_8));
        check("UTF-16LE", "\u00E9", "windows-1252", "\uFEFF\u00E9".getBytes(StandardCharsets.UTF_16LE));
        check(
                "windows-1251",
                "\u0436",
                "cp1251",
                "<meta charset=utf-8><body>\u0436".getBytes(Charset.forName("windows-1251")));
        check(
                "Shift_JIS",
                "\u65E5\u672C",
                null,
                "<meta charset=sjis><body>\u65E5\u672C".getBytes(Charset.forName("Shift_JIS")));
        check("windows-1252", "\u20AC", null, new byte[] {(byte) 0x80});
    }

    @Test
    void lateMetaChangesTheDecoder() {
        String html = "<head>" + FAR + "\r\n<meta charset=utf-8></head><body>\u65E5\u672C";
        check("UTF-8", "\u65E5\u672C", null, html.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void lateMetaAfterOtherCharactersNeedsARestart() {
        byte[] bytes =
                ("<title>\u65E5</title>" + FAR + "<meta charset=utf-8><body>\u672C").getBytes(StandardCharsets.UTF_8);
        var parser = parser(null);
        finish(parser, bytes);
        assertTrue(parser.needsRestart());
        var again = parser.restart(documents.empty());
        assertNull(again.run());
        assertFalse(again.needsRestart());
        assertEquals("\u672C", text(again.document()));
    }

    @Test
    void charactersMayBeSplitOverPieces() {
        var parser = parser("utf-8");
        byte[] bytes = "<body>\u65E5\uD83D\uDE00\u00E9".getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < bytes.length; i++) {
            parser.append(bytes, i, i + 1);
            parser.stopWaiting();
            assertNull(parser.run());
        }
        parser.close();
        assertNull(parser.run());
        assertEquals("\u65E5\uD83D\uDE00\u00E9", text(parser.document()));
    }
}
