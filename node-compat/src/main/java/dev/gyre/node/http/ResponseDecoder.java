package dev.gyre.node.http;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpMessage;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseDecoder;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;

/** Reads the responses on a client's connection with Netty's decoder, from bytes that the caller brings. */
public final class ResponseDecoder {
    private static final int SWITCHING_PROTOCOLS = 101;
    private static final int MULTIPLE_CHOICES = 300;

    private final ResponseEvents events;
    private final ByteArrayOutputStream rest = new ByteArrayOutputStream();
    private EmbeddedChannel channel;
    private String method = "GET";
    private boolean upgraded;
    private boolean failed;

    public ResponseDecoder(ResponseEvents events) {
        this.events = events;
    }

    /** Decodes bytes of the response to a request of a method. */
    public void decode(ByteBuffer data, String requestMethod) {
        method = requestMethod;
        if (upgraded || failed) {
            keep(Unpooled.wrappedBuffer(data));
            return;
        }
        if (channel == null) {
            channel = new EmbeddedChannel(new Decoder());
        }
        channel.writeInbound(Unpooled.copiedBuffer(data));
        drain();
    }

    /** The connection has ended: a body without length is complete now. */
    public void finish() {
        if (channel != null && !failed) {
            channel.finish();
            drain();
        }
    }

    /** The bytes that came after the head of an upgrade. */
    public byte[] rest() {
        return rest.toByteArray();
    }

    private void drain() {
        for (Object message = channel.readInbound(); message != null; message = channel.readInbound()) {
            try {
                take(message);
            } finally {
                ReferenceCountUtil.release(message);
            }
        }
    }

    private void take(Object message) {
        if (message instanceof ByteBuf bytes) {
            keep(bytes);
            return;
        }
        if (failed) {
            return;
        }
        if (((io.netty.handler.codec.http.HttpObject) message).decoderResult().isFailure()) {
            failed = true;
            events.failed(HttpClientError.ofResponse((io.netty.handler.codec.http.HttpObject) message));
            return;
        }
        if (message instanceof HttpResponse head) {
            head(head);
        }
        if (message instanceof HttpContent content) {
            if (content.content().isReadable()) {
                events.body(content.content().nioBuffer());
            }
            if (content instanceof LastHttpContent last) {
                events.complete(IncomingRequest.flatten(last.trailingHeaders()));
            }
        }
    }

    private void head(HttpResponse head) {
        var status = head.status().code();
        upgraded = status == SWITCHING_PROTOCOLS && saysUpgrade(head) || method.equals("CONNECT") && status < MULTIPLE_CHOICES;
        var version = head.protocolVersion();
        events.headers(new ResponseEvents.Head(version.majorVersion(), version.minorVersion(), status, head.status().reasonPhrase(),
            IncomingRequest.flatten(head.headers()), keepAlive(head), upgraded));
    }

    /** Without both headers a 101 is a response like others, which has no body. */
    private static boolean saysUpgrade(HttpResponse head) {
        return head.headers().contains(HttpHeaderNames.UPGRADE)
            && head.headers().containsValue(HttpHeaderNames.CONNECTION, HttpHeaderValues.UPGRADE, true);
    }

    /** A connection can be kept when the client can tell where the response ends. */
    private boolean keepAlive(HttpResponse head) {
        return HttpUtil.isKeepAlive(head)
            && (head.headers().contains(HttpHeaderNames.CONTENT_LENGTH) || HttpUtil.isTransferEncodingChunked(head) || hasNoBody(head.status().code()));
    }

    private boolean hasNoBody(int status) {
        return method.equals("HEAD") || status == 204 || status == 304 || status < 200;
    }

    private void keep(ByteBuf bytes) {
        var copy = new byte[bytes.readableBytes()];
        bytes.readBytes(copy);
        rest.writeBytes(copy);
    }

    /** Netty's decoder, told which responses have no body. */
    private final class Decoder extends HttpResponseDecoder {
        @Override
        protected boolean isContentAlwaysEmpty(HttpMessage message) {
            if (method.equals("HEAD")) {
                return true;
            }
            return method.equals("CONNECT") && ((HttpResponse) message).status().code() < MULTIPLE_CHOICES || super.isContentAlwaysEmpty(message);
        }
    }
}
