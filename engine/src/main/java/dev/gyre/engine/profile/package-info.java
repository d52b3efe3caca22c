/**
 * A sampling profiler of JavaScript: stacks that are taken at interrupt checks, counted in a call tree, and written in the format of V8's .cpuprofile files. It
 * starts no thread; its embedder calls {@link dev.gyre.engine.profile.CpuProfiler#tick} in regular intervals.
 */
package dev.gyre.engine.profile;
