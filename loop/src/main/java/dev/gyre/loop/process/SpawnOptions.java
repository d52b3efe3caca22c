package dev.gyre.loop.process;

import java.util.List;

/**
 * How to start a child process.
 *
 * @param file the program: a path, or a name that is searched for in the PATH of {@code environment}
 * @param arguments its argv, beginning with argv[0]
 * @param environment lines NAME=value
 * @param directory its working directory
 * @param descriptors for each of the child's descriptors the one of this process that it becomes, or {@link #IGNORE}
 * @param detached whether it is the leader of a new session
 */
public record SpawnOptions(
        String file,
        List<String> arguments,
        List<String> environment,
        String directory,
        int[] descriptors,
        boolean detached) {
    /** A descriptor that reads nothing and drops what is written. */
    public static final int IGNORE = -1;
}
