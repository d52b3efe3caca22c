/** Breakpoints, steps, pauses, and frames and variables as a debugger sees them, independent of any protocol. Code that is not debugged costs nothing more. */
package dev.gyre.engine.debugger;
