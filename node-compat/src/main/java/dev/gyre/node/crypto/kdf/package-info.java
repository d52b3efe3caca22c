/** Keys from passwords and secrets: PBKDF2, scrypt, HKDF and Argon2, and internalBinding('crypto_kdf'). */
package dev.gyre.node.crypto.kdf;
