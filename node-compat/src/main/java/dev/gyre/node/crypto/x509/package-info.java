/** Certificates and certificate requests, and internalBinding('crypto_x509'). */
package dev.gyre.node.crypto.x509;
