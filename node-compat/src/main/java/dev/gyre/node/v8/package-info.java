/** What V8 offers beside the language: the function gc. */
package dev.gyre.node.v8;
