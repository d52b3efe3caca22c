/** The process's own streams as handles: reading standard input, writing standard output and error. */
package dev.gyre.node.stdio;
