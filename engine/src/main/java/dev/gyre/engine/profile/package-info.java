/**
 * Sampling profilers of JavaScript: stacks that are taken at interrupt checks, counted in a call tree, and written in the formats of V8's .cpuprofile and
 * .heapprofile files; and the text of coverage. They start no thread; their embedder calls {@link dev.gyre.engine.profile.SamplingProfiler#tick} in regular
 * intervals.
 */
package dev.gyre.engine.profile;
