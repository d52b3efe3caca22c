/**
 * The source of a loop's time: the machine, or a virtual clock that jumps to the next timer. Uses no other package.
 * Begin with {@link dev.gyre.loop.clock.LoopClock}.
 */
package dev.gyre.loop.clock;
