/** Message authentication codes of crypto.createMac, and internalBinding('crypto_mac'). */
package dev.gyre.node.crypto.mac;
