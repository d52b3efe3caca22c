package dev.gyre.modules;

import dev.gyre.engine.host.ImportReferrer;
import java.nio.file.Path;

/** The file that a module record or a CommonJS function came from: its [[HostDefined]] and its referrer for import(). */
public record ModuleOrigin(Path file, boolean isMain) implements ImportReferrer {
    /** The file: URL, as import.meta.url. */
    public String url() {
        return fileUrl(file);
    }

    /** The file: URL of a path. */
    public static String fileUrl(Path path) {
        StringBuilder url = new StringBuilder("file://");
        for (byte octet : path.toString().getBytes(java.nio.charset.StandardCharsets.UTF_8)) {
            char c = (char) (octet & 0xFF);
            boolean plain = c < 128 && (Character.isLetterOrDigit(c) || "/-_.~!$&'()*+,;=:@".indexOf(c) >= 0);
            if (plain) url.append(c);
            else url.append('%').append(java.util.HexFormat.of().withUpperCase().toHexDigits((byte) c));
        }
        return url.toString();
    }
}
