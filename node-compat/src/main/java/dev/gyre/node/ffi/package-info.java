/** node:ffi: libraries of the system, calls of their functions and back, and memory outside of Java's, by Java's foreign function interface. */
package dev.gyre.node.ffi;
