package dev.gyre.node.http2;

import io.netty.buffer.ByteBuf;
import io.netty.handler.codec.http2.DefaultHttp2HeadersDecoder;
import io.netty.handler.codec.http2.Http2Exception;
import io.netty.handler.codec.http2.Http2Headers;

/** Netty's HPACK decoder, which leaves the rules of HTTP to the session, and beside it what the decoder does not tell. */
final class HeaderBlockDecoder extends DefaultHttp2HeadersDecoder {
    private final DynamicTableSize table = new DynamicTableSize();

    /** A decoder whose table has at most {@code tableSize} bytes, for header lists up to {@code maxListSize}. */
    HeaderBlockDecoder(long maxListSize, int tableSize) throws Http2Exception {
        super(false, false, maxListSize);
        configuration().maxHeaderListSize(maxListSize, maxListSize);
        configuration().maxHeaderTableSize(tableSize);
        table.limit(tableSize);
    }

    /** The bytes of the dynamic table. */
    long tableBytes() {
        return table.bytes();
    }

    @Override
    protected Http2Headers newHeaders() {
        return new FieldList();
    }

    @Override
    public Http2Headers decodeHeaders(int streamId, ByteBuf block) throws Http2Exception {
        int start = block.readerIndex();
        int end = block.writerIndex();
        FieldList fields = (FieldList) super.decodeHeaders(streamId, block);
        table.follow(block, start, end, fields, true);
        return fields;
    }
}
