package dev.gyre.node.inspector;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** The texts that a program gives to debuggers by URL, such as source maps. */
// https://nodejs.org/api/inspector.html#inspectornetworkresourcesput
public final class NetworkResources {
    private static final byte[] NONE = {};

    private final Map<String, byte[]> bytes = new HashMap<>();

    void put(String url, String text) {
        bytes.put(url, text.getBytes(StandardCharsets.UTF_8));
    }

    /** The UTF-8 of a text; empty if there is none. */
    public byte[] get(String url) {
        return bytes.getOrDefault(url, NONE);
    }

    public void remove(String url) {
        bytes.remove(url);
    }
}
