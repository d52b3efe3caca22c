/**
 * Promises: the promise record, its reactions (which are themselves the queued jobs), combinators, and the helpers of async
 * iteration and disposal. Uses the runtime core only; async functions and generators, which run frames, are in {@code
 * interpreter}. Begin reading at {@link dev.gyre.engine.promise.PromiseObject}.
 */
package dev.gyre.engine.promise;
