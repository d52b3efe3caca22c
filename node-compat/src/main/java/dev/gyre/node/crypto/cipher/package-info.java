/**
 * Symmetric ciphers: block and stream modes whose output has OpenSSL's boundaries, and
 * internalBinding('crypto_cipher'). Begin with {@link dev.gyre.node.crypto.cipher.Ciphers}.
 */
package dev.gyre.node.crypto.cipher;
