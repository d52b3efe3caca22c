/**
 * The data structures under rings of jobs and timers, without a cap and without allocation beyond their arrays. Used by one thread each; uses no other package.
 * Begin with {@link dev.gyre.loop.queues.JobRing} and {@link dev.gyre.loop.queues.DueHeap}.
 */
package dev.gyre.loop.queues;
