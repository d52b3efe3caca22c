/**
 * Inline caches: what an instruction remembers of the shapes it has seen, and the lookups that fill the caches. Uses the runtime
 * core only. Begin reading at {@link dev.gyre.engine.cache.LoadIC}.
 */
package dev.gyre.engine.cache;
