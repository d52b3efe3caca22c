/** The global timer functions and their objects, over the loop's lists and immediates; animation frames. Begin with {@link dev.gyre.node.timers.TimerFunctions}. */
package dev.gyre.node.timers;
