/** The ECMAScript engine. It does no I/O, starts no threads and depends on neither Netty nor Node. */
package dev.gyre.engine;
