package dev.gyre.modules.cache;

import java.nio.file.Path;

/** The compile cache's interface to its embedder. */
public interface CacheHost {
    /**
     * The name of the folder for this version, build and user; null if the build of the engine is unknown, so that
     * nothing may be cached.
     */
    String folder();

    /** The build of the engine; code compiled by another build is not used. */
    long build();

    /** Resolves a folder name against the working directory. */
    Path resolve(String directory);

    /** An environment variable, or null. */
    String environment(String name);

    /** The permission, {@code read} or {@code write}, that the program has not got for a folder; null if it has both. */
    String missingPermission(Path folder);
}
