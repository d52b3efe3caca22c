package dev.gyre.node.http;

import io.netty.handler.codec.http.HttpDecoderConfig;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.handler.codec.http.HttpRequestDecoder;

/** Netty's request decoder with Node's limits. */
final class RequestDecoder extends HttpRequestDecoder {
    /** The URL of the message that the decoder makes of a request line it cannot read. */
    static final String BAD_LINE = "/bad-request";

    private static final int MAX_PART = 65_536;

    private final boolean insecure;

    RequestDecoder(HttpServerOptions options) {
        super(new HttpDecoderConfig()
            .setMaxInitialLineLength(options.maxHeaderSize())
            .setMaxHeaderSize(options.maxHeaderSize())
            .setMaxChunkSize(MAX_PART)
            .setAllowDuplicateContentLengths(options.insecureHttpParser()));
        this.insecure = options.insecureHttpParser();
    }

    @Override
    protected void handleTransferEncodingChunkedWithContentLength(HttpMessage message) {
        if (!insecure) {
            throw new TwoFramingsException();
        }
        super.handleTransferEncodingChunkedWithContentLength(message);
    }

    /** Two statements about where the body ends: how requests are smuggled past a proxy. */
    static final class TwoFramingsException extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;
    }
}
