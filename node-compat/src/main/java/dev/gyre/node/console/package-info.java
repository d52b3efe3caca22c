/** The global console's short cut for plain text; everything else is lib/internal/console.js. */
package dev.gyre.node.console;
