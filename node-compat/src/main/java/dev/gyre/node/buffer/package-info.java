/** The bytes of node:buffer: views of ArrayBuffers as Java sees them ({@link dev.gyre.node.buffer.ByteView}) and the encodings of Buffer. May use the environment only. */
package dev.gyre.node.buffer;
