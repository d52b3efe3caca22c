/** Symmetric ciphers: block and stream modes in the pieces that OpenSSL gives, and internalBinding('crypto_cipher'). Begin with {@link dev.gyre.node.crypto.cipher.Ciphers}. */
package dev.gyre.node.crypto.cipher;
