package dev.gyre.node.crypto.digest;

import java.security.Provider;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The JDK's hashes by themselves. The provider that has them otherwise takes 15 ms to start, for its other algorithms and
 * their identifiers.
 */
final class JdkDigests extends Provider {
    static final JdkDigests INSTANCE = new JdkDigests();

    private final Map<String, Service> services = new ConcurrentHashMap<>();

    private JdkDigests() {
        super("GyreDigests", "1", "The JDK's message digests");
    }

    // The inherited method would load an event of the flight recorder for each service.
    @Override
    public Service getService(String type, String algorithm) {
        Service known = services.get(algorithm);
        if (known != null) return known;
        String name = className(algorithm);
        if (name == null) return null;
        Service service = new Service(this, type, algorithm, "sun.security.provider." + name, null, null);
        Service earlier = services.putIfAbsent(algorithm, service);
        return earlier == null ? service : earlier;
    }

    private static String className(String algorithm) {
        return switch (algorithm) {
            case "MD5" -> "MD5";
            case "SHA-1" -> "SHA";
            case "SHA-224" -> "SHA2$SHA224";
            case "SHA-256" -> "SHA2$SHA256";
            case "SHA-384" -> "SHA5$SHA384";
            case "SHA-512" -> "SHA5$SHA512";
            case "SHA-512/224" -> "SHA5$SHA512_224";
            case "SHA-512/256" -> "SHA5$SHA512_256";
            case "SHA3-224" -> "SHA3$SHA224";
            case "SHA3-256" -> "SHA3$SHA256";
            case "SHA3-384" -> "SHA3$SHA384";
            case "SHA3-512" -> "SHA3$SHA512";
            default -> null;
        };
    }
}
