/**
 * Node's setTimeout, setInterval and setImmediate over one timer, one check and one idle watcher of the loop: lists per duration and a queue of immediates.
 * Uses the loop and {@code queues}. Begin with {@link dev.gyre.loop.timers.TimerLists}.
 */
package dev.gyre.loop.timers;
