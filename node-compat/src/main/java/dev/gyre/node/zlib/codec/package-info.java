/**
 * Deflate and its containers, on top of java.util.zip, and the base class of zlib's streams. On byte arrays, without
 * JavaScript. RFC 1950, 1951, 1952.
 */
package dev.gyre.node.zlib.codec;
