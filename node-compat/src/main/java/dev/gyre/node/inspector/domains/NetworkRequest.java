package dev.gyre.node.inspector.domains;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** What is kept of a request for a client that asks for its bodies. */
final class NetworkRequest {
    private final ByteArrayOutputStream sent = new ByteArrayOutputStream();
    private final ByteArrayOutputStream received = new ByteArrayOutputStream();
    final boolean sendsText;
    boolean receivesText;
    boolean isSent;
    boolean isReceived;
    /** Whether the client gets what arrives as events, so that it is not kept. */
    boolean isStreamed;

    NetworkRequest(boolean sendsText, boolean hasBody) {
        this.sendsText = sendsText;
        isSent = !hasBody;
    }

    void sent(byte[] data) {
        sent.writeBytes(data);
    }

    void received(byte[] data) {
        received.writeBytes(data);
    }

    String sentText() {
        return sent.toString(StandardCharsets.UTF_8);
    }

    /** What has arrived as text, or in base64 where that is not UTF-8. */
    String receivedText() {
        return receivesText ? received.toString(StandardCharsets.UTF_8) : receivedBase64();
    }

    private String receivedBase64() {
        return Base64.getEncoder().encodeToString(received.toByteArray());
    }

    /** What has arrived and is kept, in base64; nothing is kept any more. */
    String takeReceived() {
        String taken = receivedBase64();
        received.reset();
        return taken;
    }
}
