/** What the loops of one process share: the sockets that their servers listen on. */
package dev.gyre.node.loops;
