/** The global objects that Java provides: timers, console, process, and the lazy ones of the internal library. */
package dev.gyre.node.globals;
