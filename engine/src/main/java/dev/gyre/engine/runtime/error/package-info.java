/**
 * Throwing: exceptions that carry a JavaScript value, Error objects, and the stack they capture. Part of the runtime core. Begin
 * reading at {@link dev.gyre.engine.runtime.error.Errors}.
 */
package dev.gyre.engine.runtime.error;
