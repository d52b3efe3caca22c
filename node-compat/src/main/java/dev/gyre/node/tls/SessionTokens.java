package dev.gyre.node.tls;

import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.EnvironmentKey;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;

/** The sessions that clients of a runtime may resume, by what the program is given for each: bytes without a meaning outside of the runtime. The least recently used are forgotten, and then a handshake is a full one. */
final class SessionTokens {
    static final EnvironmentKey<SessionTokens> KEY = new EnvironmentKey<>() {
        @Override
        protected SessionTokens create(Environment environment) {
            return new SessionTokens();
        }
    };

    private static final int MOST = 1024;
    private static final int PREFIX_BYTES = 16;

    private final Map<String, TlsSessions> known = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, TlsSessions> eldest) {
            return size() > MOST;
        }
    };

    /** The bytes for a session of a group: the group's, then the session's. */
    byte[] token(TlsSessions group, byte[] id) {
        byte[] prefix = group.prefix();
        known.put(HexFormat.of().formatHex(prefix), group);
        byte[] token = Arrays.copyOf(prefix, PREFIX_BYTES + id.length);
        System.arraycopy(id, 0, token, PREFIX_BYTES, id.length);
        return token;
    }

    /** The group of a session, or null. */
    TlsSessions findOrNull(byte[] token) {
        return token.length < PREFIX_BYTES ? null : known.get(HexFormat.of().formatHex(token, 0, PREFIX_BYTES));
    }
}
