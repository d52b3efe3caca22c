package dev.gyre.node.crypto.asn1;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/**
 * A PEM block, RFC 7468, with the headers of its older form.
 *
 * @param cipher the cipher of its DEK-Info header, or null
 * @param vector the initialisation vector of that header, in hexadecimal
 */
public record Pem(String label, byte[] bytes, String cipher, String vector) {
    private static final String BEGIN = "-----BEGIN ", END = "-----END ", DASHES = "-----", INFO = "DEK-Info:";

    /** The first readable block whose label has this end; null if there is none. */
    public static Pem find(byte[] data, String labelEnd) {
        String text = new String(data, StandardCharsets.ISO_8859_1);
        for (int at = text.indexOf(BEGIN); at >= 0; at = text.indexOf(BEGIN, at + 1)) {
            int labelFrom = at + BEGIN.length();
            int labelTo = text.indexOf(DASHES, labelFrom);
            if (labelTo < 0) return null;
            String label = text.substring(labelFrom, labelTo);
            int end = text.indexOf(END + label + DASHES, labelTo);
            if (end < 0 || !label.endsWith(labelEnd)) continue;
            return read(label, text.substring(labelTo + DASHES.length(), end));
        }
        return null;
    }

    private static Pem read(String label, String body) {
        String cipher = null;
        String vector = null;
        StringBuilder base64 = new StringBuilder();
        for (String line : body.split("\r\n|\r|\n")) {
            String trimmed = line.strip();
            if (trimmed.startsWith(INFO)) {
                String[] parts = trimmed.substring(INFO.length()).strip().split(",");
                cipher = parts[0];
                vector = parts.length > 1 ? parts[1].strip() : "";
            } else if (!trimmed.contains(":")) {
                base64.append(trimmed);
            }
        }
        try {
            return new Pem(label, Base64.getDecoder().decode(base64.toString()), cipher, vector);
        } catch (IllegalArgumentException noBase64) {
            return null;
        }
    }

    /** Whether data looks like PEM. */
    public static boolean isText(byte[] data) {
        return new String(data, StandardCharsets.ISO_8859_1).contains(BEGIN);
    }

    public static String write(String label, byte[] bytes) {
        return write(label, "", bytes);
    }

    /** @param headers the header lines, followed by an empty line */
    public static String write(String label, String headers, byte[] bytes) {
        String base64 = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(bytes);
        return BEGIN + label + "-----\n" + headers + base64 + "\n" + END + label + "-----\n";
    }
}
