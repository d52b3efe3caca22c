/** Cryptography over the JDK's providers and, where they have nothing, of its own: what node:crypto needs, on byte arrays and without JavaScript. */
package dev.gyre.node.crypto;
