/** V8's extensions of the language: the function gc. */
package dev.gyre.node.v8;
