package dev.gyre.node.crypto.mac;

import java.security.MessageDigest;

/** The authentication code of one message, which is given in parts. */
interface MessageCode {
    void update(byte[] bytes, int offset, int count);

    byte[] finish();

    /** A code that is a hash which begins with the key. */
    static MessageCode of(MessageDigest hash, byte[] ending) {
        return new MessageCode() {
            @Override
            public void update(byte[] bytes, int offset, int count) {
                hash.update(bytes, offset, count);
            }

            @Override
            public byte[] finish() {
                return hash.digest(ending);
            }
        };
    }
}
