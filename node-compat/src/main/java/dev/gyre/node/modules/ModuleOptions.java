package dev.gyre.node.modules;

import dev.gyre.modules.host.ModuleSettings;
import dev.gyre.node.options.OptionValues;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The options for modules from command line and environment.
 *
 * @param required modules of -r
 * @param imported modules of --import
 * @param loaders modules of --experimental-loader, whose hooks are registered
 */
// https://nodejs.org/api/cli.html#options
record ModuleOptions(ModuleSettings settings, List<String> required, List<String> imported, List<String> loaders) {
    static ModuleOptions of(OptionValues values, Map<String, String> env, Path cwd, String execPath) {
        boolean globalPaths = values.isOn("--global-search-paths", true);
        return new ModuleOptions(
                new ModuleSettings(
                        cwd,
                        values.isOn("--preserve-symlinks", "1".equals(env.get("NODE_PRESERVE_SYMLINKS"))),
                        values.isOn("--preserve-symlinks-main", "1".equals(env.get("NODE_PRESERVE_SYMLINKS_MAIN"))),
                        values.list("--conditions"),
                        values.isOn("--experimental-detect-module", true),
                        values.isOn("--require-module", true),
                        globalPaths ? globalPaths(env, cwd, execPath) : List.of()),
                values.list("--require"),
                values.list("--import"),
                values.list("--experimental-loader"));
    }

    // https://nodejs.org/api/modules.html#loading-from-the-global-folders
    static List<Path> globalPaths(Map<String, String> env, Path cwd, String execPath) {
        List<Path> paths = new ArrayList<>();
        String variable = env.get("NODE_PATH");
        if (variable != null) {
            for (String folder : variable.split(":")) {
                if (!folder.isEmpty()) paths.add(cwd.getFileSystem().getPath(folder));
            }
        }
        String home = env.get("HOME");
        if (home != null && !home.isEmpty()) {
            Path folder = cwd.resolve(home);
            paths.add(folder.resolve(".node_modules"));
            paths.add(folder.resolve(".node_libraries"));
        }
        if (execPath.startsWith("/"))
            paths.add(cwd.getFileSystem()
                    .getPath(execPath)
                    .resolve("../../lib/node")
                    .normalize());
        return paths;
    }
}
