package dev.gyre.node.http;

import io.netty.handler.codec.http.DefaultHttpHeaders;
import io.netty.handler.codec.http.DefaultHttpHeadersFactory;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpHeadersFactory;
import java.util.Iterator;
import java.util.List;

/** The fields of a request's head, which answer Netty's decoder, when it asks how long the body is, as Node's parser reads them. */
final class RequestFields extends DefaultHttpHeaders {
    private static final List<String> NO_BODY = List.of("0");
    private static final String LONGEST = Long.toString(Long.MAX_VALUE);

    private boolean decided;
    private boolean chunked;

    private RequestFields() {
        super(DefaultHttpHeadersFactory.headersFactory().getNameValidator(), DefaultHttpHeadersFactory.headersFactory().getValueValidator());
    }

    /**
     * Without a length there is no body; the decoder would look for an old draft's keys of web sockets and take eight bytes of the next request for one.
     * A length of more than 63 bits stays within them: the connection ends before either is reached.
     */
    @Override
    public List<String> getAll(CharSequence name) {
        var values = super.getAll(name);
        if (name != HttpHeaderNames.CONTENT_LENGTH) {
            return values;
        }
        if (values.isEmpty()) {
            return NO_BODY;
        }
        return values.size() == 1 && values.getFirst().length() >= LONGEST.length() ? List.of(within63Bits(values.getFirst())) : values;
    }

    private static String within63Bits(String length) {
        try {
            return RequestRules.isDigit((byte) length.charAt(0)) && Long.parseUnsignedLong(length) < 0 ? LONGEST : length;
        } catch (NumberFormatException _) {
            return length;
        }
    }

    /** Says whether the body comes in chunks, which is not asked of the fields then. */
    void setChunked(boolean value) {
        decided = true;
        chunked = value;
    }

    @Override
    public boolean containsValue(CharSequence name, CharSequence value, boolean ignoreCase) {
        return decided && name == HttpHeaderNames.TRANSFER_ENCODING ? chunked : super.containsValue(name, value, ignoreCase);
    }

    /** In the order of their coming, as the decoder believes they are: the last coding is the one that counts. */
    @Override
    public Iterator<CharSequence> valueCharSequenceIterator(CharSequence name) {
        return List.<CharSequence>copyOf(super.getAll(name)).iterator();
    }

    /** Makes the fields of one head. */
    enum Factory implements HttpHeadersFactory {
        INSTANCE;

        @Override
        public HttpHeaders newHeaders() {
            return new RequestFields();
        }

        @Override
        public HttpHeaders newEmptyHeaders() {
            return new RequestFields();
        }
    }
}
