package dev.gyre.node.crypto.digest;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import org.junit.jupiter.api.Test;

class JdkDigestsTest {
    @Test
    void theyAreThoseOfTheJdksProvider() throws NoSuchAlgorithmException {
        byte[] text = "text".getBytes(StandardCharsets.US_ASCII);
        for (String name : List.of(
                "md5",
                "sha1",
                "sha224",
                "sha256",
                "sha384",
                "sha512",
                "sha512-224",
                "sha512-256",
                "sha3-224",
                "sha3-256",
                "sha3-384",
                "sha3-512")) {
            byte[] expected = MessageDigest.getInstance(Digests.javaName(name)).digest(text);
            assertArrayEquals(expected, Digests.create(name).digest(text), name);
        }
    }

    @Test
    void thereIsNothingElse() {
        assertThrows(NoSuchAlgorithmException.class, () -> MessageDigest.getInstance("MD4", JdkDigests.INSTANCE));
    }
}
