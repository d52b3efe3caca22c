package dev.gyre.node.fs;

import dev.gyre.node.errors.UvFailure;
import java.nio.file.Path;

/**
 * A path argument: the text that errors show, and where it leads from the working directory of the call.
 *
 * @param path null where the text is empty or no path of the file system
 */
record FilePath(String text, Path path) {
    Path require(String syscall) throws UvFailure {
        if (path == null) throw new UvFailure("ENOENT", syscall);
        return path;
    }
}
