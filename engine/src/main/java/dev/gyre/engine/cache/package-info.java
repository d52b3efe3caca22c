/** Inline caches: what an instruction remembers of the shapes it has seen, and the lookups that fill them. */
package dev.gyre.engine.cache;
