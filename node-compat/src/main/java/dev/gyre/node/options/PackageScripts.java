package dev.gyre.node.options;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** The scripts of a package.json file. */
public final class PackageScripts {
    private PackageScripts() {}

    /**
     * The commands by name in the order of the file; null if the file has no scripts.
     *
     * @throws IllegalArgumentException if the file is no JSON object
     */
    public static Map<String, String> read(Path file) throws IOException {
        if (!(Json.parse(Files.readString(file), false) instanceof Map<?, ?> content))
            throw new IllegalArgumentException("no object");
        if (!(content.get("scripts") instanceof Map<?, ?> scripts)) return null;
        Map<String, String> commands = new LinkedHashMap<>();
        for (Map.Entry<?, ?> script : scripts.entrySet()) {
            if (script.getValue() instanceof String command) commands.put((String) script.getKey(), command);
        }
        return commands;
    }
}
