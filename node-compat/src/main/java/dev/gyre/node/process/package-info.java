/** The process object: its functions, environment variables, signals. */
package dev.gyre.node.process;
