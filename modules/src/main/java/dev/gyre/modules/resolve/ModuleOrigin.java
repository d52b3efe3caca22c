package dev.gyre.modules.resolve;

import dev.gyre.engine.runtime.host.ImportReferrer;
import java.nio.file.Path;

/**
 * Where a module record or a CommonJS function came from: its [[HostDefined]] and its referrer for import().
 *
 * @param url import.meta.url
 * @param file null when it came from no file
 */
public record ModuleOrigin(String url, Path file, boolean isMain) implements ImportReferrer {
    /** Of a file without query and fragment. */
    public ModuleOrigin(Path file, boolean isMain) {
        this(ModuleUrl.of(file), file, isMain);
    }
}
