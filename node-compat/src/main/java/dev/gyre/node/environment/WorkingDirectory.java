package dev.gyre.node.environment;

import java.nio.file.Path;

/** The working directory of a program, which its threads share. */
public final class WorkingDirectory {
    private volatile Path path;

    WorkingDirectory(Path path) {
        this.path = path;
    }

    /** An absolute path; any thread. */
    public Path path() {
        return path;
    }

    public void path(Path newPath) {
        path = newPath;
    }
}
