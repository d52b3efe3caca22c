package dev.gyre.modules.cache;

import java.nio.file.Path;

/** What a compile cache asks of its embedder. */
public interface CacheHost {
    /** Name of the folder for this version, build and user; null when the build of the engine is not known, so that nothing may be kept. */
    String folder();

    /** The build of the engine: code that another one compiled is a miss. */
    long build();

    /** The folder that a name means in the working directory. */
    Path resolve(String directory);

    /** An environment variable, or null. */
    String environment(String name);
}
