/**
 * internalBinding('zlib'): streams of {@code codec} and {@code brotli} as handles, which work on the pool or
 * synchronously. Begin with ZlibBinding.
 */
package dev.gyre.node.zlib;
