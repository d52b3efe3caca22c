/**
 * Brotli, RFC 7932, in both directions and without blocking: {@link dev.gyre.node.zlib.brotli.BrotliDecoder} accepts
 * its input in pieces of any size (each step can be repeated when there is more), {@link
 * dev.gyre.node.zlib.brotli.BrotliEncoder} writes a meta-block for each piece of the data. The static dictionary is
 * read once from org.brotli:dec, see {@link dev.gyre.node.zlib.brotli.StaticDictionary}.
 */
package dev.gyre.node.zlib.brotli;
