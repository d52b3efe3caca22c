package dev.gyre.modules.resolve;

/** The format of a module's file. */
public enum ModuleFormat {
    COMMONJS,
    MODULE,
    JSON,
    BUILTIN,
    WEBASSEMBLY,
    NATIVE_ADDON
}
