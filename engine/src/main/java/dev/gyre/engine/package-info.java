/** The ECMAScript engine: it knows no I/O, no threads, no Netty and no Node. */
package dev.gyre.engine;
