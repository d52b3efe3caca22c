package dev.gyre.node.zlib;

/** What is around deflated data. */
public enum Container {
    /** RFC 1950. */
    ZLIB,
    /** RFC 1952. */
    GZIP,
    /** RFC 1951: nothing. */
    RAW,
    /** Zlib or gzip, as the first bytes say; for decompressing only. */
    DETECT
}
