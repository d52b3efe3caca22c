package dev.gyre.node.crypto.mac;

import dev.gyre.node.crypto.CryptoException;
import dev.gyre.node.crypto.CryptoException.Library;
import dev.gyre.node.crypto.cipher.Poly1305;
import dev.gyre.node.crypto.digest.Blake2b;
import dev.gyre.node.crypto.digest.Blake2s;
import dev.gyre.node.crypto.digest.Kmac;

/** Creates codes by their names and checks what OpenSSL checks. */
final class MessageCodes {
    private static final byte[] NOTHING = {};
    private static final int KEY_LENGTH = 0x69, CUSTOM_LENGTH = 0x6f, SALT_LENGTH = 0x70, OUTPUT_LENGTH = 0x71;
    private static final int KMAC_LEAST_KEY = 4, KMAC_MOST = 512, POLY_KEY = 32;

    private MessageCodes() {}

    /** @param length bytes of the code, -1 for as many as usual */
    static MessageCode create(String name, byte[] key, byte[] customization, byte[] salt, int length)
            throws CryptoException {
        return switch (name) {
            case "kmac128" -> kmac(128, key, customization, length);
            case "kmac256" -> kmac(256, key, customization, length);
            case "blake2bmac" -> blake(64, key, customization, salt, length);
            case "blake2smac" -> blake(32, key, customization, salt, length);
            case "siphash" -> sipHash(key, length);
            default -> poly1305(key);
        };
    }

    private static void check(boolean isRight, int number, String reason) throws CryptoException {
        if (!isRight) throw CryptoException.openssl(Library.PROVIDER, number, reason);
    }

    private static void checkKey(byte[] key, int least, int most) throws CryptoException {
        check(key.length >= least && key.length <= most, KEY_LENGTH, "invalid key length");
    }

    private static MessageCode kmac(int strength, byte[] key, byte[] customization, int length) throws CryptoException {
        checkKey(key, KMAC_LEAST_KEY, KMAC_MOST);
        check(customization.length <= KMAC_MOST, CUSTOM_LENGTH, "invalid custom length");
        int size = length < 0 ? strength / 4 : length;
        return MessageCode.of(Kmac.begin(strength, key, customization, size), Kmac.ending(size));
    }

    private static MessageCode blake(int most, byte[] key, byte[] customization, byte[] salt, int length)
            throws CryptoException {
        int size = length == -1 ? most : length;
        check(size > 0 && size <= most, OUTPUT_LENGTH, "not xof or invalid length");
        checkKey(key, 1, most);
        check(customization.length <= most / 4, CUSTOM_LENGTH, "invalid custom length");
        check(salt.length <= most / 4, SALT_LENGTH, "invalid salt length");
        return MessageCode.of(
                most == 64
                        ? Blake2b.keyed(size, key, salt, customization)
                        : Blake2s.keyed(size, key, salt, customization),
                NOTHING);
    }

    private static MessageCode sipHash(byte[] key, int length) throws CryptoException {
        int size = length == -1 ? SipHash.LONG : length;
        if (key.length != SipHash.KEY || size != SipHash.SHORT && size != SipHash.LONG)
            throw CryptoException.failed("Failed to initialize MAC");
        return new SipHash(key, size);
    }

    private static MessageCode poly1305(byte[] key) throws CryptoException {
        checkKey(key, POLY_KEY, POLY_KEY);
        Poly1305 code = new Poly1305(key);
        return new MessageCode() {
            @Override
            public void update(byte[] bytes, int offset, int count) {
                code.add(bytes, offset, count);
            }

            @Override
            public byte[] finish() {
                return code.end();
            }
        };
    }
}
