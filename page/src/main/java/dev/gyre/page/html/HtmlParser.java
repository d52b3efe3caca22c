package dev.gyre.page.html;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DocumentFragment;
import dev.gyre.page.dom.Element;
import dev.gyre.page.html.tokenizer.InputBuffer;
import dev.gyre.page.html.tokenizer.InputErrors;
import dev.gyre.page.html.tokenizer.Name;
import dev.gyre.page.html.tokenizer.Names;
import dev.gyre.page.html.tokenizer.States;
import dev.gyre.page.html.tokenizer.Tags;
import dev.gyre.page.html.tokenizer.Tokenizer;

/**
 * The standard's HTML parser. Its caller appends text as it comes and calls {@link #run}, which returns when it needs more text or has met the end of a script. The caller then runs that script
 * between {@link #beginScript} and {@link #endScript}, in which time {@link #write} may be called, and calls run again.
 *
 * <p>A parser never calls JavaScript.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html">Parsing HTML documents</a>
 */
public final class HtmlParser {
    private final InputBuffer input = new InputBuffer();
    private final TreeBuilder builder;
    private final TreeConstruction construction;
    private final Tokenizer tokenizer;

    /** A parser that fills an empty document. */
    public HtmlParser(Document document, ParserOptions options) {
        this(new TreeBuilder(document, null, Tags.OTHER, options), new Names());
    }

    private HtmlParser(TreeBuilder builder, Names names) {
        this.builder = builder;
        this.construction = new TreeConstruction(builder);
        this.tokenizer = new Tokenizer(input, construction, names, builder.options.errors() != null);
        builder.tokenizer = tokenizer;
        if (builder.options.errors() != null) {
            input.reportErrors(new InputErrors(construction::error));
        }
    }

    // https://html.spec.whatwg.org/multipage/parsing.html#parsing-html-fragments
    /** The nodes that a text stands for as the contents of an element, in the element's node document; scripts among them are marked as already started. */
    public static DocumentFragment parseFragment(Element context, String html, ParserOptions options) {
        return parseFragment(context, html, options, context.nodeDocument());
    }

    /** As {@link #parseFragment(Element, String, ParserOptions)} with another node document. */
    public static DocumentFragment parseFragment(
            Element context, String html, ParserOptions options, Document nodeDocument) {
        Names names = new Names();
        Document document = Document.createHtml(nodeDocument.realm());
        document.mode(context.nodeDocument().mode());
        var builder = new TreeBuilder(document, context, ForeignContent.typeOf(context, names), options);
        var parser = new HtmlParser(builder, names);
        parser.beginFragment(nodeDocument);
        parser.append(html);
        parser.close();
        while (!parser.isFinished()) {
            parser.run();
        }
        return builder.fragment;
    }

    private void beginFragment(Document nodeDocument) {
        tokenizer.state = switch (builder.contextType) {
            case Tags.TITLE, Tags.TEXTAREA -> States.RCDATA;
            case Tags.STYLE, Tags.XMP, Tags.IFRAME, Tags.NOEMBED, Tags.NOFRAMES -> States.RAWTEXT;
            case Tags.SCRIPT -> States.SCRIPT_DATA;
            case Tags.NOSCRIPT -> builder.options.scripting() ? States.RAWTEXT : States.DATA;
            case Tags.PLAINTEXT -> States.PLAINTEXT;
            default -> States.DATA;
        };
        builder.fragment = new DocumentFragment(nodeDocument);
        Name root = tokenizer.names.get("html");
        builder.fragmentRoot = nodeDocument.createElement(root.element);
        builder.open.push(builder.fragmentRoot, Tags.HTML);
        if (builder.contextType == Tags.TEMPLATE) {
            builder.templateModes.add(InsertionMode.IN_TEMPLATE);
        }
        builder.resetMode();
        for (Element element = builder.context; element != null; element = element.parentElement()) {
            if (element.isHtml("form")) {
                builder.form = element;
                break;
            }
        }
    }

    // https://html.spec.whatwg.org/#read-text
    /** Begins a document that shows all text that will be appended, instead of parsing it. */
    public void beginPlainText() {
        append("<pre>\n");
        run();
        tokenizer.state = States.PLAINTEXT;
    }

    /** Appends text that the network delivered. */
    public void append(String text) {
        input.append(text);
    }

    /** Appends chars[from..to) that the network delivered. */
    public void append(char[] chars, int from, int to) {
        input.append(chars, from, to);
    }

    /** No more text will be appended. */
    public void close() {
        input.close();
    }

    /**
     * Parses what there is, up to the insertion point if there is one.
     *
     * @return the script that must run before parsing can continue; null if there is none, because the text has ended or because of {@link #stopAtEncodings}
     */
    public Element run() {
        if (builder.pendingScript == null) {
            tokenizer.run();
            builder.text.flush();
        }
        Element script = builder.pendingScript;
        builder.pendingScript = null;
        return script;
    }

    /** Whether run stopped before the end of the text that there is: at a script or a named encoding. */
    public boolean isSuspended() {
        return tokenizer.isSuspended();
    }

    /** Whether all of the document has been parsed, and none will follow. */
    public boolean isFinished() {
        return tokenizer.hasEnded();
    }

    /** Whether an element is on the stack of open elements. */
    public boolean isOpen(Element element) {
        return builder.open.isOpen(element);
    }

    /** Sets the insertion point before the text that follows a script, which now runs; returns what {@link #endScript} needs. */
    public int beginScript() {
        return input.setInsertionPoint();
    }

    /** Restores the insertion point from before a script. */
    public void endScript(int insertionPoint) {
        input.restoreInsertionPoint(insertionPoint);
    }

    /** Whether {@link #write} has a place to write to. */
    public boolean hasInsertionPoint() {
        return input.hasInsertionPoint();
    }

    // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-write-steps
    /** Inserts text at the insertion point; the caller then calls {@link #run} unless a script blocks the parser. */
    public void write(String text) {
        input.insert(text);
    }

    /** Ends parsing without the end-of-file steps; the document keeps what it has. */
    public void abort() {
        input.discard();
        builder.stopParsing();
    }

    /** Whether run stops when a meta element names an encoding, so that its caller can take the label and change the text that follows; otherwise it goes on. */
    public void stopAtEncodings(boolean stop) {
        builder.stopsAtEncodings = stop;
    }

    /** How much of the network's text has been read, in UTF-16 code units, of which each newline is one. */
    public int offset() {
        return input.offset(input.position);
    }

    /** The text that has been appended but not read. */
    public String unread() {
        return input.unread();
    }

    /** Removes the text that has been appended but not read, to be appended again in another form. */
    public void dropUnread() {
        input.dropUnread();
    }

    /** The label of the encoding that the last meta element has named since the last call, or null. */
    public String takeEncodingLabel() {
        String label = builder.encodingLabel;
        builder.encodingLabel = null;
        return label;
    }

    /** The line, from 1, in which the text of the last script begins. */
    public int scriptLine() {
        return input.lines().line(builder.scriptStart);
    }

    /** The column, from 1, at which the text of the last script begins. */
    public int scriptColumn() {
        return input.lines().column(builder.scriptStart);
    }
}
