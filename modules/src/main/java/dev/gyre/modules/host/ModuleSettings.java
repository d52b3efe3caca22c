package dev.gyre.modules.host;

import java.nio.file.Path;
import java.util.List;

/**
 * The settings of the loaders.
 *
 * @param cwd the working directory
 * @param preserveSymlinks whether symbolic links in module paths are kept
 * @param preserveSymlinksMain the same for the program's file
 * @param conditions the user's conditions for exports and imports
 * @param detectModules whether the syntax decides about the format if nothing else does
 * @param requireModules whether ES modules can be required
 * @param globalPaths folders that require searches last
 */
public record ModuleSettings(
        Path cwd,
        boolean preserveSymlinks,
        boolean preserveSymlinksMain,
        List<String> conditions,
        boolean detectModules,
        boolean requireModules,
        List<Path> globalPaths) {
    public static ModuleSettings in(Path cwd) {
        return new ModuleSettings(cwd, false, false, List.of(), true, true, List.of());
    }
}
