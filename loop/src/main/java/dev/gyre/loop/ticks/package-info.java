/**
 * Node's drain order around callbacks: all ticks, all microtasks, again while ticks remain, then unhandled rejections. Uses the loop's {@code CallbackScope} and {@code queues}.
 * Begin with {@link dev.gyre.loop.ticks.TickQueue}.
 */
package dev.gyre.loop.ticks;
