package dev.gyre.node.http;

import dev.gyre.node.http.parser.HttpParserCallbacks;
import java.nio.charset.StandardCharsets;

/** Joins the spans that a parser finds: the first line's text and the header fields of the message under way. */
abstract class MessageCollector implements HttpParserCallbacks {
    private static final int USUAL_HEAD = 256;

    private HeaderBlock fields;
    private String text;
    private boolean inName;

    private static String latin1(byte[] data, int offset, int length) {
        return new String(data, offset, length, StandardCharsets.ISO_8859_1);
    }

    private void addText(byte[] data, int offset, int length) {
        var piece = latin1(data, offset, length);
        text = text == null ? piece : text + piece;
    }

    /** The URL or the status message. */
    final String text() {
        return text == null ? "" : text;
    }

    /** The fields that have come; the list begins anew: the head's first, then the trailers. */
    final HeaderBlock takeFields() {
        var taken = fields;
        fields = null;
        return taken == null ? new HeaderBlock(0) : taken;
    }

    /** Whether fields have come that were not taken. */
    final boolean hasFields() {
        return fields != null;
    }

    @Override
    public void onMessageBegin() {
        text = null;
        fields = null;
    }

    @Override
    public final void onUrl(byte[] data, int offset, int length) {
        addText(data, offset, length);
    }

    @Override
    public final void onStatus(byte[] data, int offset, int length) {
        addText(data, offset, length);
    }

    @Override
    public final void onHeaderField(byte[] data, int offset, int length) {
        if (fields == null) {
            fields = new HeaderBlock(USUAL_HEAD);
        }
        inName = true;
        fields.append(data, offset, length);
    }

    @Override
    public final void onHeaderValue(byte[] data, int offset, int length) {
        endName();
        fields.append(data, offset, length);
    }

    @Override
    public final void onHeaderValueComplete() {
        fields.endValue();
    }

    private void endName() {
        if (inName) {
            inName = false;
            fields.endName();
        }
    }
}
