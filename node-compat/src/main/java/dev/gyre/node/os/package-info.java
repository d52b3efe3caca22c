/** node:os: information about the system and its users. */
package dev.gyre.node.os;
