package dev.gyre.page.encoding;

import dev.gyre.node.encoding.Encoding;
import dev.gyre.node.encoding.StreamDecoder;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.Element;
import dev.gyre.page.html.HtmlParser;
import dev.gyre.page.html.ParserOptions;
import java.util.Arrays;

/**
 * Parses a document from its bytes: finds its encoding, and follows a meta element that names another one.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding">Determining the character encoding</a>
 */
public final class HtmlByteParser {
    /** How many bytes are waited for before the encoding is decided. */
    private static final int PRESCAN = 1024;

    private final Document document;
    private final ParserOptions options;
    private final HtmlParser parser;
    private final Encoding fallback;

    private Encoding encoding;
    private boolean certain;
    private StreamDecoder decoder;
    private boolean closed;
    /** All bytes, as long as the encoding may change; how many of them have been decoded. */
    private byte[] bytes = {};

    private int length;
    private int decoded;
    private Encoding restart;

    /**
     * A parser that fills an empty document.
     *
     * @param label the encoding's label of the transport layer, or null
     * @param fallback the label of the encoding of a document that names none, as windows-1252
     */
    public HtmlByteParser(Document document, ParserOptions options, String label, String fallback) {
        this.document = document;
        this.options = options;
        this.parser = new HtmlParser(document, options);
        parser.stopAtEncodings(true);
        this.fallback = Encoding.ofLabelOrNull(fallback);
        if (this.fallback == null) {
            throw new IllegalArgumentException("no encoding has the label " + fallback);
        }
        encoding = label == null ? null : Encoding.ofLabelOrNull(label);
        certain = encoding != null;
    }

    /** The document that is filled. */
    public Document document() {
        return document;
    }

    /** The parser of the text; what is parsed is what {@link #run} decodes. */
    public HtmlParser parser() {
        return parser;
    }

    /** Appends bytes[from..to). */
    public void append(byte[] source, int from, int to) {
        int count = to - from;
        if (length + count > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(length + count, 2 * bytes.length));
        }
        System.arraycopy(source, from, bytes, length, count);
        length += count;
    }

    /** No more bytes will be appended. */
    public void close() {
        closed = true;
    }

    /** Decides the encoding by the bytes that there are, which otherwise waits for 1,024 of them or the end. */
    public void stopWaiting() {
        if (decoder == null) {
            decide();
        }
    }

    private void decide() {
        Encoding marked = ByteOrderMark.encodingOf(bytes, length);
        if (marked != null) {
            encoding = marked;
            certain = true;
            decoded = marked.isUtf16() ? 2 : 3;
        } else if (encoding == null) {
            encoding = MetaPrescan.find(bytes, Math.min(length, PRESCAN));
            if (encoding == null) {
                encoding = fallback;
            }
        }
        decoder = new StreamDecoder(encoding);
        document.encoding(encoding.displayName());
    }

    /**
     * Parses the bytes that there are, as {@link HtmlParser#run}.
     *
     * @return the script that must run before parsing can continue, or null
     */
    public Element run() {
        if (decoder == null) {
            if (!closed && length < PRESCAN) {
                return null;
            }
            decide();
        }
        while (true) {
            decode();
            Element script = parser.run();
            String label = parser.takeEncodingLabel();
            if (label != null && !certain) {
                changeEncoding(label);
            }
            if (script != null || restart != null || !parser.isSuspended()) {
                return script;
            }
        }
    }

    private void decode() {
        if (decoded < length || closed) {
            int count = decoder.decode(bytes, decoded, length, closed);
            parser.append(decoder.chars(), 0, count);
            decoded = length;
        }
        if (certain) {
            length = 0;
            decoded = 0;
        }
        if (closed) {
            parser.close();
        }
    }

    // https://html.spec.whatwg.org/multipage/parsing.html#change-the-encoding
    private void changeEncoding(String label) {
        Encoding named = MetaPrescan.declared(label);
        if (named == null) {
            return;
        }
        certain = true;
        if (encoding.isUtf16() || named.equals(encoding)) {
            return;
        }
        int read = bytesRead();
        if (read < 0) {
            restart = named;
            return;
        }
        encoding = named;
        decoder = new StreamDecoder(named);
        document.encoding(named.displayName());
        parser.dropUnread();
        decoded = read;
    }

    /** How many bytes the text that has been parsed is of if all of them are ASCII, which all encodings read alike; otherwise -1. */
    private int bytesRead() {
        int characters = parser.offset();
        int at = 0;
        for (int count = 0; count < characters; count++) {
            if (at == length || bytes[at] < 0) {
                return -1;
            }
            if (bytes[at] == '\r' && at + 1 < length && bytes[at + 1] == '\n') {
                at++;
            }
            at++;
        }
        return at;
    }

    /** Whether the document must be parsed anew because a meta element named another encoding than what was parsed so far is in; {@link #restart} does that. */
    public boolean needsRestart() {
        return restart != null;
    }

    /** A parser of all bytes so far for another, empty document, with the encoding that the meta element named. */
    public HtmlByteParser restart(Document emptyDocument) {
        var again = new HtmlByteParser(emptyDocument, options, restart.name(), fallback.name());
        again.append(bytes, 0, length);
        again.closed = closed;
        return again;
    }
}
