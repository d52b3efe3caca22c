/** Throwing: exceptions that carry a JS value, Error objects, and the stack they capture. */
package dev.gyre.engine.runtime.error;
