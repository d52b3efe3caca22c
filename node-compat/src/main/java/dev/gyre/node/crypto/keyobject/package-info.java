/**
 * internalBinding('crypto_keys'): the handles of KeyObjects, made from PEM, DER, JSON Web Keys and certificates, or
 * generated. Uses the other packages of crypto.
 */
package dev.gyre.node.crypto.keyobject;
