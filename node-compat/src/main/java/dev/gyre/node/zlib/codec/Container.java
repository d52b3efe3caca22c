package dev.gyre.node.zlib.codec;

/** The format around deflated data. */
public enum Container {
    /** RFC 1950. */
    ZLIB,
    /** RFC 1952. */
    GZIP,
    /** RFC 1951: no container. */
    RAW,
    /** Zlib or gzip, detected by the first bytes; for decompression only. */
    DETECT
}
