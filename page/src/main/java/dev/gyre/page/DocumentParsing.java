package dev.gyre.page;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.PageHost;
import dev.gyre.page.encoding.HtmlByteParser;
import dev.gyre.page.html.HtmlParser;

/** Parses a document and has its scripts run, with what they write; it pauses while a script is loaded. */
final class DocumentParsing implements PageHost.ParserInput, PageParsing {
    /** Runs the scripts of a parser. */
    interface Scripts {
        /** The parser has met the end of a script; line and column are where its text begins. */
        void prepare(Element script, int line, int column);

        /** Whether the parser must wait for the last script. */
        boolean blocksParser();

        /** The parser begins to wait for a script for the first time. @param rest the text that follows it */
        default void speculate(String rest) {}

        /** Everything has been parsed. */
        void parsed();
    }

    private final HtmlParser parser;
    /** Null if the text does not come as bytes. */
    private final HtmlByteParser bytes;

    private final Scripts scripts;
    /** Whether document.open made the parser. */
    private final boolean openedByScript;

    private final int outside;
    private boolean speculated;
    private boolean ended;

    /** Parses text. */
    DocumentParsing(HtmlParser parser, Scripts scripts, boolean openedByScript) {
        this(parser, null, scripts, openedByScript);
    }

    /** Parses bytes. */
    DocumentParsing(HtmlByteParser bytes, Scripts scripts) {
        this(bytes.parser(), bytes, scripts, false);
    }

    private DocumentParsing(HtmlParser parser, HtmlByteParser bytes, Scripts scripts, boolean openedByScript) {
        this.parser = parser;
        this.bytes = bytes;
        this.scripts = scripts;
        this.openedByScript = openedByScript;
        this.outside = openedByScript ? parser.beginScript() : 0;
    }

    @Override
    public void resume() {
        run();
        if (!ended && parser.isFinished()) {
            ended = true;
            scripts.parsed();
        }
    }

    /** Whether the bytes must be parsed again in another encoding. */
    boolean needsRestart() {
        return bytes != null && bytes.needsRestart();
    }

    @Override
    public void atInsertionPoint(Runnable action) {
        int insertionPoint = parser.beginScript();
        try {
            action.run();
        } finally {
            parser.endScript(insertionPoint);
        }
    }

    private void run() {
        while (!scripts.blocksParser()) {
            Element script = bytes == null ? parser.run() : bytes.run();
            if (script == null) return;
            int line = parser.scriptLine();
            int column = parser.scriptColumn();
            atInsertionPoint(() -> scripts.prepare(script, line, column));
        }
        speculate();
    }

    private void speculate() {
        if (speculated || bytes == null) return;
        speculated = true;
        String rest = parser.unread();
        if (!rest.isBlank()) scripts.speculate(rest);
    }

    @Override
    public void abort() {
        ended = true;
        parser.abort();
    }

    @Override
    public boolean isOpen(Element element) {
        return parser.isOpen(element);
    }

    @Override
    public boolean hasInsertionPoint() {
        return parser.hasInsertionPoint();
    }

    @Override
    public void write(String text) {
        parser.write(text);
        run();
    }

    @Override
    public void close() {
        if (openedByScript && parser.hasInsertionPoint()) {
            parser.endScript(outside);
            parser.close();
            resume();
        }
    }
}
