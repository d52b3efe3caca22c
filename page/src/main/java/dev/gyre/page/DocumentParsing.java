package dev.gyre.page;

import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.ParserInput;
import dev.gyre.page.html.HtmlParser;
import java.util.function.Consumer;

/** Parses a document and has its scripts run, with what they write. */
final class DocumentParsing implements ParserInput {
    private final HtmlParser parser;
    private final Consumer<Element> scripts;
    private final Runnable end;
    /** Whether document.open made the parser. */
    private final boolean openedByScript;

    private final int outside;

    /**
     * Begins to parse.
     *
     * @param scripts runs a script that the parser has met the end of, with all that happens before
     * @param openedByScript whether all text comes from {@link #write}
     * @param end is run when all has been parsed
     */
    DocumentParsing(HtmlParser parser, Consumer<Element> scripts, boolean openedByScript, Runnable end) {
        this.parser = parser;
        this.scripts = scripts;
        this.openedByScript = openedByScript;
        this.end = end;
        this.outside = openedByScript ? parser.beginScript() : 0;
    }

    /** Parses the whole of a text. */
    void parse(String markup) {
        parser.append(markup);
        finish();
    }

    private void finish() {
        parser.close();
        run();
        end.run();
    }

    private void run() {
        for (Element script = parser.run(); script != null; script = parser.run()) {
            int insertionPoint = parser.beginScript();
            try {
                scripts.accept(script);
            } finally {
                parser.endScript(insertionPoint);
            }
        }
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
            finish();
        }
    }
}
