package dev.gyre.node.http2;

/** Bytes that a stream is to send, and who hears once the transport has them. */
final class OutboundData {
    final byte[] bytes;
    /** The opaque callback of the writer, null if there is none. */
    final Object callback;

    int offset;
    int remaining;
    /** How much has gone out. */
    int taken;

    OutboundData(byte[] bytes, int offset, int length, Object callback) {
        this.bytes = bytes;
        this.offset = offset;
        this.remaining = length;
        this.callback = callback;
    }

    void taken(int count) {
        offset += count;
        remaining -= count;
        taken += count;
    }
}
