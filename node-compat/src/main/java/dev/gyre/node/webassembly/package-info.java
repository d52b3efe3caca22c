/**
 * The WebAssembly JavaScript interface on top of Chicory's interpreter and compiler, whose memories are shared with
 * ArrayBuffers.
 *
 * <p>May use the engine and Chicory; does not depend on the loop. Types of Chicory appear in no other package but
 * {@code vector}. Begin with WebAssemblyBinding.
 */
// https://webassembly.github.io/spec/js-api/
package dev.gyre.node.webassembly;
