package dev.gyre.modules.resolve;

/** What kind of module a file holds. */
public enum ModuleFormat {
    COMMONJS,
    MODULE,
    JSON,
    BUILTIN,
    WEBASSEMBLY,
    NATIVE_ADDON
}
