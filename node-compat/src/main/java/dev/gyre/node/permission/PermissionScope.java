package dev.gyre.node.permission;

/** The kinds of permission: their names in {@code process.permission}, in errors, in the command's options, and of their diagnostics channels. */
// https://nodejs.org/api/process.html#processpermissionhasscope-reference
public enum PermissionScope {
    /** Both kinds of access to files. */
    FILES("fs", "FileSystem", null, "fs"),
    FILE_READ("fs.read", "FileSystemRead", "--allow-fs-read", "fs"),
    FILE_WRITE("fs.write", "FileSystemWrite", "--allow-fs-write", "fs"),
    CHILD_PROCESS("child", "ChildProcess", "--allow-child-process", "child"),
    WORKER("worker", "WorkerThreads", "--allow-worker", "worker"),
    ADDON("addon", "Addon", "--allow-addons", "addon"),
    FOREIGN_FUNCTIONS("ffi", "FFI", "--allow-ffi", "ffi"),
    INSPECTOR("inspector", "Inspector", "--allow-inspector", "inspector"),
    NET("net", "Net", "--allow-net", "net"),
    WASI("wasi", "WASI", "--allow-wasi", "wasi"),
    OPENSSL_STORE("openssl.store", "OpenSSLStore", "--allow-openssl-store", "openssl.store");

    private final String key;
    private final String permission;
    private final String option;
    private final String channel;

    PermissionScope(String key, String permission, String option, String channel) {
        this.key = key;
        this.permission = permission;
        this.option = option;
        this.channel = channel;
    }

    /** The scope with a name of {@code process.permission.has}; null if there is none. */
    static PermissionScope of(String key) {
        for (PermissionScope scope : values()) if (scope.key.equals(key)) return scope;
        return null;
    }

    /** The property {@code permission} of errors. */
    public String permission() {
        return permission;
    }

    /** The option of the command that grants it; null if several together do. */
    String option() {
        return option;
    }

    /** The name of the diagnostics channel for what was not granted. */
    String channel() {
        return "node:permission-model:" + channel;
    }

    /** Whether the permission is granted for each path. */
    boolean isForPaths() {
        return this == FILES || this == FILE_READ || this == FILE_WRITE;
    }
}
