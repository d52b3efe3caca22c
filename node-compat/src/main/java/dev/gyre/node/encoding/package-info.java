/** The encodings of TextDecoder whose characters take several bytes. */
package dev.gyre.node.encoding;
