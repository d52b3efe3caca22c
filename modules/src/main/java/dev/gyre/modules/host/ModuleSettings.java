package dev.gyre.modules.host;

import java.nio.file.Path;
import java.util.List;

/**
 * How a graph is loaded.
 *
 * @param cwd where names of programs, and hints, begin
 * @param preserveSymlinks whether modules are known by the names they were asked by
 * @param preserveSymlinksMain the same for the program
 * @param conditions the user's conditions for exports and imports
 * @param detectModules whether syntax tells a module where nothing else does
 * @param requireModules whether require takes ES modules
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
