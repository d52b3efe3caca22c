package dev.gyre.node.inspector.domains;

import dev.gyre.node.inspector.NetworkResources;
import dev.gyre.node.inspector.protocol.Domain;
import dev.gyre.node.inspector.protocol.Params;
import dev.gyre.node.inspector.protocol.ProtocolError;
import dev.gyre.node.inspector.protocol.Reply;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** The domain IO: reads the streams of Network.loadNetworkResource, whose handles are URLs. */
// https://chromedevtools.github.io/devtools-protocol/tot/IO/
public final class IoDomain implements Domain {
    private final NetworkResources resources;
    /** By handle, the offset in bytes of the next read that names none. */
    private final Map<String, Integer> positions = new HashMap<>();

    public IoDomain(NetworkResources resources) {
        this.resources = resources;
    }

    @Override
    public String name() {
        return "IO";
    }

    @Override
    public boolean has(String method) {
        return method.equals("read") || method.equals("close");
    }

    @Override
    public void call(String method, Params params, Reply reply) throws ProtocolError {
        String handle = params.string("handle");
        if (method.equals("close")) {
            resources.remove(handle);
            positions.remove(handle);
            reply.send(Map.of());
        } else {
            reply.send(read(handle, params));
        }
    }

    private Map<String, Object> read(String handle, Params params) throws ProtocolError {
        byte[] bytes = resources.get(handle);
        boolean isPlaced = params.has("offset");
        int start = isPlaced ? params.integer("offset") : positions.getOrDefault(handle, 0);
        boolean isEnd = start < 0 || start >= bytes.length;
        int size = params.integer("size", -1), rest = isEnd ? 0 : bytes.length - start;
        int length = size < 0 ? rest : Math.min(size, rest);
        if (!isPlaced && !isEnd) positions.put(handle, start + length);
        var result = new LinkedHashMap<String, Object>();
        result.put("data", isEnd ? "" : text(ByteBuffer.wrap(bytes, start, length)));
        result.put("eof", isEnd);
        return result;
    }

    /** Parts of characters at the ends are left out. */
    private static String text(ByteBuffer bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.IGNORE)
                    .decode(bytes)
                    .toString();
        } catch (CharacterCodingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public void close() {
        positions.clear();
    }
}
