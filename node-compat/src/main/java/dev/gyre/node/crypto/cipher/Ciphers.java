package dev.gyre.node.crypto.cipher;

import dev.gyre.node.crypto.CryptoException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Ciphers by OpenSSL's names. */
public final class Ciphers {
    /** name mode nid blockSize ivLength keyLength, and the other names; NIDs are OpenSSL's. */
    private static final String TABLE = """
            aes-128-cbc cbc 419 16 16 16 aes128
            aes-128-ccm ccm 896 1 12 16 id-aes128-ccm
            aes-128-cfb cfb 421 1 16 16
            aes-128-cfb1 cfb 650 1 16 16
            aes-128-cfb8 cfb 653 1 16 16
            aes-128-ctr ctr 904 1 16 16
            aes-128-ecb ecb 418 16 0 16
            aes-128-gcm gcm 895 1 12 16 id-aes128-gcm
            aes-128-ocb ocb 958 16 12 16
            aes-128-ofb ofb 420 1 16 16
            aes-128-xts xts 913 1 16 32
            aes-192-cbc cbc 423 16 16 24 aes192
            aes-192-ccm ccm 899 1 12 24 id-aes192-ccm
            aes-192-cfb cfb 425 1 16 24
            aes-192-cfb1 cfb 651 1 16 24
            aes-192-cfb8 cfb 654 1 16 24
            aes-192-ctr ctr 905 1 16 24
            aes-192-ecb ecb 422 16 0 24
            aes-192-gcm gcm 898 1 12 24 id-aes192-gcm
            aes-192-ocb ocb 959 16 12 24
            aes-192-ofb ofb 424 1 16 24
            aes-256-cbc cbc 427 16 16 32 aes256
            aes-256-ccm ccm 902 1 12 32 id-aes256-ccm
            aes-256-cfb cfb 429 1 16 32
            aes-256-cfb1 cfb 652 1 16 32
            aes-256-cfb8 cfb 655 1 16 32
            aes-256-ctr ctr 906 1 16 32
            aes-256-ecb ecb 426 16 0 32
            aes-256-gcm gcm 901 1 12 32 id-aes256-gcm
            aes-256-ocb ocb 960 16 12 32
            aes-256-ofb ofb 428 1 16 32
            aes-256-xts xts 914 1 16 64
            aes128-wrap wrap 788 8 8 16 id-aes128-wrap aes-128-wrap
            aes128-wrap-pad wrap 897 8 4 16 id-aes128-wrap-pad aes-128-wrap-pad
            aes192-wrap wrap 789 8 8 24 id-aes192-wrap aes-192-wrap
            aes192-wrap-pad wrap 900 8 4 24 id-aes192-wrap-pad aes-192-wrap-pad
            aes256-wrap wrap 790 8 8 32 id-aes256-wrap aes-256-wrap
            aes256-wrap-pad wrap 903 8 4 32 id-aes256-wrap-pad aes-256-wrap-pad
            chacha20 stream 1019 0 16 32
            chacha20-poly1305 stream 1018 0 12 32
            des-ede ecb 32 8 0 16 des-ede-ecb
            des-ede-cbc cbc 43 8 8 16
            des-ede-cfb cfb 60 1 8 16
            des-ede-ofb ofb 62 1 8 16
            des-ede3 ecb 33 8 0 24 des-ede3-ecb
            des-ede3-cbc cbc 44 8 8 24 des3
            des-ede3-cfb cfb 61 1 8 24
            des-ede3-cfb1 cfb 658 1 8 24
            des-ede3-cfb8 cfb 659 1 8 24
            des-ede3-ofb ofb 63 1 8 24
            """;

    private static final Map<String, Info> BY_NAME = read();

    private Ciphers() {}

    /**
     * The properties of a cipher.
     *
     * @param name the name for {@link #create}
     * @param blockSize 0 for stream ciphers
     * @param ivLength 0 if it takes none
     */
    public record Info(String name, String mode, int nid, int blockSize, int ivLength, int keyLength) {
        /** Whether the tag authenticates the data. */
        public boolean isAuthenticated() {
            return mode.equals("gcm") || mode.equals("ccm") || mode.equals("ocb") || name.equals("chacha20-poly1305");
        }

        /** The name that getCipherInfo shows. */
        public String shownName() {
            if (mode.equals("gcm") || mode.equals("ccm"))
                return "id-aes" + name.substring("aes-".length(), name.length() - mode.length() - 1) + "-" + mode;
            return mode.equals("wrap") ? "id-" + name : name;
        }

        /** Whether the cipher accepts an initialisation vector of that many bytes. */
        public boolean takesIv(int length) {
            return switch (mode) {
                case "gcm" -> length > 0;
                case "ccm" -> length >= 7 && length <= 13;
                case "ocb" -> length > 0 && length < 16;
                default -> length == ivLength;
            };
        }
    }

    private static Map<String, Info> read() {
        Map<String, Info> all = new HashMap<>();
        for (String line : TABLE.split("\n")) {
            String[] parts = line.split(" ");
            Info info = new Info(
                    parts[0],
                    parts[1],
                    Integer.parseInt(parts[2]),
                    Integer.parseInt(parts[3]),
                    Integer.parseInt(parts[4]),
                    Integer.parseInt(parts[5]));
            all.put(parts[0], info);
            for (int i = 6; i < parts.length; i++) all.put(parts[i], info);
        }
        return Map.copyOf(all);
    }

    /** All names in order. */
    public static String[] names() {
        String[] names = BY_NAME.keySet().toArray(String[]::new);
        Arrays.sort(names);
        return names;
    }

    /** By name in any case, or null. */
    public static Info find(String name) {
        Info info = BY_NAME.get(name.toLowerCase(Locale.ROOT));
        if (info != null) return info;
        for (Map.Entry<String, Info> entry : BY_NAME.entrySet()) {
            if (entry.getKey().equalsIgnoreCase(name)) return entry.getValue();
        }
        return null;
    }

    /** By OpenSSL's number, or null. */
    public static Info find(int nid) {
        for (Info info : BY_NAME.values()) {
            if (info.nid == nid) return info;
        }
        return null;
    }

    /**
     * Creates a cipher.
     *
     * @param iv of a length that the cipher takes; empty where it has none
     * @param tagLength of an authenticated mode
     */
    public static CipherStream create(Info info, boolean encrypts, byte[] key, byte[] iv, int tagLength)
            throws CryptoException {
        if (info.mode.equals("stream")) {
            return info.isAuthenticated()
                    ? ChaChaPolyMode.of(key, encrypts, iv, tagLength)
                    : ChaChaMode.ofVector(key, iv);
        }
        if (info.mode.equals("xts")) return new TweakedMode(key, encrypts, iv);
        if (info.mode.equals("wrap")) return new WrapMode(key, encrypts, iv);
        BlockCipher cipher = info.name.startsWith("aes") ? BlockCipher.aes(key) : BlockCipher.tripleDes(key);
        return switch (info.mode) {
            case "ecb" -> new BlockMode(cipher, encrypts, null);
            case "cbc" -> new BlockMode(cipher, encrypts, iv);
            case "ctr" -> new CounterMode(cipher, iv, iv.length);
            case "ofb" -> new FeedbackMode(cipher, encrypts, iv, true, 0);
            case "cfb" ->
                new FeedbackMode(
                        cipher,
                        encrypts,
                        iv,
                        false,
                        info.name.endsWith("cfb1") ? 1 : info.name.endsWith("cfb8") ? 8 : 0);
            case "gcm" -> GaloisMode.of(cipher, encrypts, iv, tagLength);
            case "ccm" -> new ChainedCounterMode(cipher, encrypts, iv, tagLength);
            case "ocb" -> new OffsetCodebookMode(cipher, encrypts, iv, tagLength);
            default -> throw new IllegalStateException(info.mode);
        };
    }

    /**
     * Processes all data at once, in webcrypto's form: the tag follows the ciphertext.
     *
     * @param additional data that is only authenticated, or null
     */
    public static byte[] apply(
            Info info, boolean encrypts, byte[] key, byte[] iv, int tagLength, byte[] additional, byte[] data)
            throws CryptoException {
        CipherStream cipher = create(info, encrypts, key, iv, tagLength);
        int length = data.length;
        if (!encrypts && info.isAuthenticated()) {
            length -= tagLength;
            if (length < 0) throw CipherStream.notAuthentic();
            cipher.expectTag(Arrays.copyOfRange(data, length, data.length));
        }
        if (additional != null) cipher.additionalData(additional, length);
        byte[] first = cipher.update(data, 0, length);
        if (first == null) throw CryptoException.failed("Cipher job failed");
        byte[] last = cipher.finish();
        byte[] tag = encrypts && info.isAuthenticated() ? cipher.tag() : CipherStream.NOTHING;
        byte[] out = Arrays.copyOf(first, first.length + last.length + tag.length);
        System.arraycopy(last, 0, out, first.length, last.length);
        System.arraycopy(tag, 0, out, first.length + last.length, tag.length);
        return out;
    }
}
