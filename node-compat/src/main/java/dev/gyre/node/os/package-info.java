/** node:os: what the system says of itself and its users. */
package dev.gyre.node.os;
