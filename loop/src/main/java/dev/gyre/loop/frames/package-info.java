/**
 * Frame callbacks, as of requestAnimationFrame: a queue that a host's frame clock or a timer at a fixed rate runs. Uses the loop only.
 * Begin with {@link dev.gyre.loop.frames.FrameQueue}.
 */
package dev.gyre.loop.frames;
