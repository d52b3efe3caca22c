/**
 * node:crypto, with the JDK's providers or, for algorithms that they lack, implementations of its own. Each subject has
 * a package that computes on byte arrays, and in which only the class of its binding uses JavaScript; this package has
 * the code that all bindings share. Begin with {@link dev.gyre.node.crypto.CryptoRequest}.
 *
 * <p>The JDK has AES and Triple DES by blocks, ChaCha20, key wrapping, modular exponentiation for RSA, the three NIST
 * curves, EdDSA, X25519, X448, ML-DSA, ML-KEM and most hashes. These packages have the modes of ciphers, whose output
 * has OpenSSL's block boundaries and is returned before a tag is verified; the paddings of RSA, for precomputed hashes
 * and salts of any length; DER in OpenSSL's form; the other prime curves; and RIPEMD-160, BLAKE2, SM3, SHAKE, scrypt
 * and Argon2; the arithmetic of the curves does not run in constant time.
 */
package dev.gyre.node.crypto;
