/** Deflate and its containers, over java.util.zip: what node:zlib needs, without JavaScript. RFC 1950, 1951, 1952. */
package dev.gyre.node.zlib;
