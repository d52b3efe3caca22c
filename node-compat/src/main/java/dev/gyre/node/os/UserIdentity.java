package dev.gyre.node.os;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The ids of the user that runs this process, from /proc/self/status. */
public final class UserIdentity {
    public static final int REAL = 1;
    public static final int EFFECTIVE = 2;

    private UserIdentity() {}

    /** The number in a column of a line ("Uid", "Gid"); -1 if the system does not provide it. */
    public static int number(String key, int column) {
        String value = status(key);
        return value == null ? -1 : Integer.parseInt(value.split("\\s+")[column - 1]);
    }

    /** The value of a line of the status, or null. */
    public static String status(String key) {
        try {
            for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
                if (line.startsWith(key + ":"))
                    return line.substring(key.length() + 1).strip();
            }
            return null;
        } catch (IOException absent) {
            return null;
        }
    }
}
