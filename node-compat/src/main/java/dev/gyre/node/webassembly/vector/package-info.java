/** Vectors of 128 bits and their instructions, for the interpreter of WebAssembly. Begin with {@code VectorInstructions}, the table. */
package dev.gyre.node.webassembly.vector;
