package dev.gyre.page.dom;

import dev.gyre.page.idl.DomError;

// https://html.spec.whatwg.org/#dynamic-markup-insertion-in-html
/** The text that scripts write into a document's parser, and the documents that they open for it. */
public final class DynamicMarkup {
    private final Document document;
    /** The input of the active parser; null for none. */
    private PageHost.ParserInput parserInput;
    // https://html.spec.whatwg.org/#ignore-destructive-writes-counter
    private int ignoredDestructiveWrites;
    // https://html.spec.whatwg.org/#ignore-opens-during-unload-counter
    private int ignoredOpens;
    // https://html.spec.whatwg.org/#active-parser-was-aborted
    private boolean parserAborted;

    DynamicMarkup(Document document) {
        this.document = document;
    }

    public void parserInput(PageHost.ParserInput inputOrNull) {
        parserInput = inputOrNull;
    }

    // https://html.spec.whatwg.org/#abort-a-parser
    /** The active parser has been aborted: the document is complete as it is. */
    public void parserAborted() {
        parserAborted = true;
        parserInput = null;
        document.readyState("interactive");
        document.readyState("complete");
    }

    /** Runs something during which write and open do not replace the document. */
    public void ignoringDestructiveWrites(Runnable action) {
        ignoredDestructiveWrites++;
        try {
            action.run();
        } finally {
            ignoredDestructiveWrites--;
        }
    }

    /** Runs something during which write and open have no effect, because the document is being left. */
    public void ignoringOpens(Runnable action) {
        ignoredOpens++;
        try {
            action.run();
        } finally {
            ignoredOpens--;
        }
    }

    private boolean hasInsertionPoint() {
        return parserInput != null && parserInput.hasInsertionPoint();
    }

    // https://html.spec.whatwg.org/#document-write-steps
    void write(String text) {
        checkHtml("write");
        if (parserAborted) return;
        if (!hasInsertionPoint()) {
            if (ignoredDestructiveWrites > 0 || ignoredOpens > 0) return;
            open();
        }
        parserInput.write(text);
    }

    // https://html.spec.whatwg.org/#document-open-steps
    void open() {
        checkHtml("open");
        if (parserAborted || hasInsertionPoint() || ignoredDestructiveWrites > 0 || ignoredOpens > 0) return;
        eraseAllListeners(document);
        if (document.defaultView() != null) document.defaultView().eraseListeners();
        TreeChanges.replaceAll(document, null);
        document.mode(Document.Mode.NO_QUIRKS);
        parserInput = document.realm().host().openParser(document);
    }

    private static void eraseAllListeners(Node root) {
        for (Node node = root; node != null; node = node.nextInTree(root)) {
            node.eraseListeners();
            if (node instanceof Element element && element.shadowRootOrNull() != null)
                eraseAllListeners(element.shadowRootOrNull());
        }
    }

    // https://html.spec.whatwg.org/#dom-document-close
    void close() {
        checkHtml("close");
        if (parserInput != null) parserInput.close();
    }

    private void checkHtml(String method) {
        if (!document.isHtml()) throw DomError.invalidState("Only HTML documents support " + method + "().");
    }
}
