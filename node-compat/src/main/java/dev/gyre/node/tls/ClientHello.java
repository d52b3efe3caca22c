package dev.gyre.node.tls;

import java.io.ByteArrayOutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The requests in a client's first message, read before the SSLEngine gets it: the choice of a context by name or protocol may be asynchronous, which
 * the engine does not support.
 *
 * @param serverNameOrNull the requested server name
 * @param protocolsOrNull the application protocols that it offers
 */
public record ClientHello(String serverNameOrNull, List<String> protocolsOrNull) {
    private static final ClientHello UNREADABLE = new ClientHello(null, null);
    private static final int HANDSHAKE = 22, CLIENT_HELLO = 1, SERVER_NAME = 0, APPLICATION_PROTOCOLS = 16;
    private static final int VERSION_AND_RANDOM = 34;

    /**
     * Parses the message at the start of the bytes without consuming them. Returns null while it is incomplete, and a
     * ClientHello without requests if it is malformed.
     */
    static ClientHello read(ByteBuffer records) {
        var message = new ByteArrayOutputStream();
        for (var from = records.position(); from + 5 <= records.limit(); ) {
            var length = records.getShort(from + 3) & 0xffff;
            if (records.get(from) != HANDSHAKE) return UNREADABLE;
            var end = Math.min(from + 5 + length, records.limit());
            for (var at = from + 5; at < end; at++) message.write(records.get(at));
            from += 5 + length;
        }
        var bytes = ByteBuffer.wrap(message.toByteArray());
        if (bytes.remaining() < 4) return null;
        if (bytes.get(0) != CLIENT_HELLO) return UNREADABLE;
        var length = bytes.getInt(0) & 0xffffff;
        if (bytes.remaining() < 4 + length) return null;
        try {
            return body(bytes.slice(4, length));
        } catch (BufferUnderflowException | IllegalArgumentException | IndexOutOfBoundsException malformed) {
            // The engine reports the error.
            return UNREADABLE;
        }
    }

    private static ClientHello body(ByteBuffer hello) {
        skip(hello, VERSION_AND_RANDOM);
        skip(hello, hello.get() & 0xff);
        skip(hello, hello.getShort() & 0xffff);
        skip(hello, hello.get() & 0xff);
        String name = null;
        List<String> protocols = null;
        if (hello.hasRemaining()) {
            for (var extensions = part(hello, hello.getShort()); extensions.hasRemaining(); ) {
                var type = extensions.getShort();
                var extension = part(extensions, extensions.getShort());
                if (type == SERVER_NAME) name = name(extension);
                else if (type == APPLICATION_PROTOCOLS) protocols = protocols(extension);
            }
        }
        return new ClientHello(name, protocols);
    }

    private static String name(ByteBuffer extension) {
        for (var names = part(extension, extension.getShort()); names.hasRemaining(); ) {
            var kind = names.get();
            var name = text(part(names, names.getShort()));
            if (kind == 0) return name;
        }
        return null;
    }

    private static List<String> protocols(ByteBuffer extension) {
        var protocols = new ArrayList<String>();
        for (var names = part(extension, extension.getShort()); names.hasRemaining(); )
            protocols.add(text(part(names, (short) (names.get() & 0xff))));
        return protocols;
    }

    private static void skip(ByteBuffer buffer, int length) {
        buffer.position(buffer.position() + length);
    }

    private static ByteBuffer part(ByteBuffer buffer, short length) {
        var part = buffer.slice(buffer.position(), length & 0xffff);
        skip(buffer, length & 0xffff);
        return part;
    }

    private static String text(ByteBuffer bytes) {
        return StandardCharsets.ISO_8859_1.decode(bytes).toString();
    }
}
