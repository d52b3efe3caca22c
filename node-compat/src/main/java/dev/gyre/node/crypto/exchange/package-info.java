/** Key agreement: Diffie-Hellman, ECDH, X25519 and key encapsulation, and internalBinding('crypto_exchange'). */
package dev.gyre.node.crypto.exchange;
