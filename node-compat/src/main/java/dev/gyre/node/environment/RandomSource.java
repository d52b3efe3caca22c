package dev.gyre.node.environment;

import java.security.SecureRandom;

/** The system's source of random bytes. */
public final class RandomSource {
    public static final EnvironmentKey<RandomSource> KEY = new Key();

    private volatile SecureRandom random;

    private static final class Key extends EnvironmentKey<RandomSource> {
        @Override
        protected RandomSource create(Environment environment) {
            return new RandomSource();
        }
    }

    /** Opened at the first use; any thread. */
    public SecureRandom random() {
        SecureRandom source = random;
        if (source == null) {
            source = new SecureRandom();
            random = source;
        }
        return source;
    }
}
