package dev.gyre.modules.cache;

// module.constants.compileCacheStatus, https://nodejs.org/api/module.html#moduleconstantscompilecachestatus
/** What came of enabling the compile cache; the order is that of Node's numbers. */
public enum CacheStatus {
    FAILED,
    ENABLED,
    ALREADY_ENABLED,
    DISABLED
}
