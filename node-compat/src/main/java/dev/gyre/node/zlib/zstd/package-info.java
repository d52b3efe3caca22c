/** Zstandard in both directions: the streams of node:zlib on zstd-jni, whose native library is loaded at first use. */
package dev.gyre.node.zlib.zstd;
