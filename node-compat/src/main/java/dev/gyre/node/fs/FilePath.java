package dev.gyre.node.fs;

import dev.gyre.node.errors.UvFailure;
import java.nio.file.Path;

/**
 * A path argument: the text for errors, and the path resolved against the working directory of the call.
 *
 * @param path null if the text is empty or not a path of the file system
 */
record FilePath(String text, Path path) {
    Path require(String syscall) throws UvFailure {
        if (path == null) throw new UvFailure("ENOENT", syscall);
        return path;
    }
}
