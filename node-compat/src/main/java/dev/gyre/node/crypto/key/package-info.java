/** Asymmetric keys: their kinds, the formats they are read from and written to, their generation, and internalBinding('crypto_keys'). Begin with {@link dev.gyre.node.crypto.key.Key}. */
package dev.gyre.node.crypto.key;
