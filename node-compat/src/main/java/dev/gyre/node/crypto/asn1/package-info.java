/** DER and PEM: readers, writers and the object identifiers of hashes. On byte arrays; knows nothing else of cryptography. */
package dev.gyre.node.crypto.asn1;
