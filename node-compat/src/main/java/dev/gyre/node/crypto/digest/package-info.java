/** Hashes and message authentication codes, and internalBinding('crypto'). Begin with {@link dev.gyre.node.crypto.digest.Digests}. */
package dev.gyre.node.crypto.digest;
