/** Animation frames: what a program wants to do before the next frame, and the clock that says when that is. */
package dev.gyre.loop.frames;
