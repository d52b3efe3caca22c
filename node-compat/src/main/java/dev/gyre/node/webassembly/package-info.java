/**
 * The WebAssembly JavaScript interface on top of Chicory's interpreter, whose memories are shared with ArrayBuffers.
 *
 * <p>May use the engine and Chicory; knows nothing of the loop. Types of Chicory appear nowhere else. Begin with WebAssemblyBinding.
 */
// https://webassembly.github.io/spec/js-api/
package dev.gyre.node.webassembly;
