/** Node's inspector: the server and node:inspector's sessions, whose messages reach the program at its interrupt checks, in its event loop or while it is paused. */
package dev.gyre.node.inspector;
