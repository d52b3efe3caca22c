package dev.gyre.page.net;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Hashes that the bytes of an answer must have, https://www.w3.org/TR/SRI/. */
public final class SubresourceIntegrity {
    private static final Pattern HASH = Pattern.compile("sha(256|384|512)-([A-Za-z0-9+/_-]+=*)(?:\\?.*)?");

    private SubresourceIntegrity() {}

    // https://www.w3.org/TR/SRI/#does-response-match-metadatalist
    /** Whether bytes have one of the hashes of the strongest kind; true if the metadata has no hash of a known kind. */
    public static boolean matches(byte[] bytes, String metadata) {
        int strongest = 0;
        List<String> wanted = new ArrayList<>();
        for (String item : metadata.split("[ \\t\\n\\f\\r]+")) {
            Matcher hash = HASH.matcher(item);
            if (!hash.matches()) continue;
            int strength = Integer.parseInt(hash.group(1));
            if (strength < strongest) continue;
            if (strength > strongest) wanted.clear();
            strongest = strength;
            wanted.add(hash.group(2).replace('-', '+').replace('_', '/'));
        }
        return strongest == 0 || wanted.contains(hash(strongest, bytes));
    }

    private static String hash(int strength, byte[] bytes) {
        try {
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-" + strength).digest(bytes));
        } catch (NoSuchAlgorithmException missing) {
            throw new AssertionError("every Java platform has SHA-2", missing);
        }
    }
}
