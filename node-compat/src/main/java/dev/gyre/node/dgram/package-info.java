/** node:dgram: UDP sockets as the library sees them. */
package dev.gyre.node.dgram;
