package dev.gyre.page.html;

import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Text;
import dev.gyre.page.html.tokenizer.StringCache;
import dev.gyre.page.html.tokenizer.TextBuffer;

/** Collects character tokens until something else is inserted, so that texts are made once and in linear time. */
final class TextInsertion {
    private final TreeBuilder builder;
    private final TextBuffer pending = new TextBuffer();
    private final StringCache strings = new StringCache();

    TextInsertion(TreeBuilder builder) {
        this.builder = builder;
    }

    /** The standard's insert a character, for chars[from..to). */
    void insert(char[] chars, int from, int to) {
        if (builder.fosterParenting) {
            flush();
            pending.append(chars, from, to);
            flush();
        } else {
            pending.append(chars, from, to);
        }
    }

    /** Puts what was collected into the tree. */
    void flush() {
        if (pending.length > 0) {
            String data = strings.get(pending.chars, 0, pending.length);
            pending.length = 0;
            insert(data);
        }
    }

    private void insert(String data) {
        InsertionLocation location = builder.location;
        location.find();
        if (location.parent instanceof Document) {
            return;
        }
        if (location.previous() instanceof Text text) {
            text.parserAppendData(data);
        } else {
            location.insert(location.parent.nodeDocument().createTextNode(data));
        }
    }
}
