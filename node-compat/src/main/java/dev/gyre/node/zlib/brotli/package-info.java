/**
 * Brotli, RFC 7932, in both directions and without blocking: {@link dev.gyre.node.zlib.brotli.BrotliDecoder} takes its input in any
 * pieces (each step of it can be repeated when more is there), {@link dev.gyre.node.zlib.brotli.BrotliEncoder} writes a meta-block for
 * each piece of the data. The static dictionary is read once from org.brotli:dec, see {@link dev.gyre.node.zlib.brotli.StaticDictionary}.
 */
package dev.gyre.node.zlib.brotli;
