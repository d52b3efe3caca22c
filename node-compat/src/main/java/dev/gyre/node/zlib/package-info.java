/** internalBinding('zlib'): streams of {@code codec} and {@code brotli} as handles, which work on the pool or at once. Begin with ZlibBinding. */
package dev.gyre.node.zlib;
