package dev.gyre.modules.cache;

// module.constants.compileCacheStatus, https://nodejs.org/api/module.html#moduleconstantscompilecachestatus
/** The result of enabling the compile cache, in the order of Node's numbers. */
public enum CacheStatus {
    FAILED,
    ENABLED,
    ALREADY_ENABLED,
    DISABLED
}
