/** What becomes of errors: uncaught exceptions, unhandled rejections, the stack's preparation, and failures of system calls on their way to uv errors. */
package dev.gyre.node.errors;
