/**
 * The algorithms of node:crypto on byte arrays, without JavaScript: by the JDK's providers where they have the algorithm, else by code of this package.
 *
 * <p>The JDK has AES and Triple DES by blocks, ChaCha20, key wrapping, modular exponentiation for RSA, the three NIST curves, EdDSA, X25519, X448, ML-DSA,
 * ML-KEM and most hashes. This package has the modes of ciphers, whose output has OpenSSL's block boundaries and is returned before a tag is verified; the
 * paddings of RSA, for precomputed hashes and salts of any length; DER in OpenSSL's form; the other prime curves; and RIPEMD-160, BLAKE2, SM3, SHAKE,
 * scrypt and Argon2. The arithmetic of the curves does not run in constant time.
 */
package dev.gyre.node.crypto;
