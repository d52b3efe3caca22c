package dev.gyre.node.modules;

import dev.gyre.modules.host.ModuleSettings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The options for modules from command line and environment.
 *
 * @param required modules of -r
 * @param imported modules of --import
 */
// https://nodejs.org/api/cli.html#options
record ModuleOptions(ModuleSettings settings, List<String> required, List<String> imported) {
    static ModuleOptions of(List<String> words, Map<String, String> env, Path cwd, String execPath) {
        boolean preserve = "1".equals(env.get("NODE_PRESERVE_SYMLINKS")),
                preserveMain = "1".equals(env.get("NODE_PRESERVE_SYMLINKS_MAIN"));
        boolean detect = true, require = true;
        List<String> conditions = new ArrayList<>(), required = new ArrayList<>(), imported = new ArrayList<>();
        List<String> all = words;
        if (env.get("NODE_OPTIONS") != null && !env.get("NODE_OPTIONS").isBlank()) {
            all = new ArrayList<>(List.of(env.get("NODE_OPTIONS").trim().split("\\s+")));
            all.addAll(words);
        }
        for (int i = 0; i < all.size(); i++) {
            String word = all.get(i);
            int equals = word.startsWith("--") ? word.indexOf('=') : -1;
            String name = equals < 0 ? word : word.substring(0, equals);
            switch (name) {
                case "--preserve-symlinks" -> preserve = true;
                case "--preserve-symlinks-main" -> preserveMain = true;
                case "--no-experimental-detect-module" -> detect = false;
                case "--no-experimental-require-module", "--no-require-module" -> require = false;
                case "-C", "--conditions", "-r", "--require", "--import" -> {
                    String value = equals >= 0 ? word.substring(equals + 1) : ++i < all.size() ? all.get(i) : "";
                    (name.equals("--import")
                                    ? imported
                                    : name.startsWith("-r") || name.equals("--require") ? required : conditions)
                            .add(value);
                }
                default -> {}
            }
        }
        return new ModuleOptions(
                new ModuleSettings(
                        cwd, preserve, preserveMain, conditions, detect, require, globalPaths(env, cwd, execPath)),
                required,
                imported);
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
