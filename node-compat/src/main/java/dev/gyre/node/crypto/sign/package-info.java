/** Signatures and RSA encryption with their paddings, and internalBinding('crypto_sign'). */
package dev.gyre.node.crypto.sign;
