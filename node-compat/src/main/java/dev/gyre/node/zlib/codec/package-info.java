/** Deflate and its containers, over java.util.zip, and the form that all of zlib's streams have. On byte arrays, without JavaScript. RFC 1950, 1951, 1952. */
package dev.gyre.node.zlib.codec;
