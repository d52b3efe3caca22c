/**
 * DER and PEM: readers, writers and the object identifiers of hashes. Works on byte arrays and depends on nothing else
 * in crypto.
 */
package dev.gyre.node.crypto.asn1;
