/**
 * Cryptography over the JDK's providers and, where they have nothing, of its own: what node:crypto needs, on byte arrays and without JavaScript.
 *
 * <p>The JDK has AES and Triple DES by blocks, ChaCha20, key wrapping, RSA's powers, the three NIST curves, EdDSA, X25519, X448, ML-DSA, ML-KEM and most
 * hashes. Our own are the modes of ciphers, whose output comes in the pieces that OpenSSL gives and, decrypted, before a tag is checked; the paddings of RSA,
 * which work on hashes made elsewhere and whose salts have any length; DER, so that keys come out as OpenSSL writes them; the other prime curves; and
 * RIPEMD-160, BLAKE2, SM3, SHAKE, scrypt and Argon2. The curves' arithmetic does not run in constant time.
 */
package dev.gyre.node.crypto;
