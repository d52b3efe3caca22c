package dev.gyre.modules.resolve;

import dev.gyre.engine.runtime.host.ImportReferrer;
import java.nio.file.Path;

/**
 * The origin of a module record or a CommonJS function: its [[HostDefined]] and its referrer for import().
 *
 * @param url import.meta.url
 * @param file null if it has no file
 */
public record ModuleOrigin(String url, Path file, boolean isMain) implements ImportReferrer {
    /** The origin of a file whose URL has no query or fragment. */
    public ModuleOrigin(Path file, boolean isMain) {
        this(ModuleUrl.of(file), file, isMain);
    }
}
