/** internalBinding('crypto_keys'): the handles of KeyObjects, made from PEM, DER, JSON Web Keys and certificates, or generated. Stands above the other packages of crypto. */
package dev.gyre.node.crypto.keyobject;
