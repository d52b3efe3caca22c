/** The global console's fast path for plain text; everything else is lib/internal/console.js. */
package dev.gyre.node.console;
