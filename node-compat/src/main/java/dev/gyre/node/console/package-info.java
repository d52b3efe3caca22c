/** The global console's fast path for plain text; everything else is lib/internal/console/constructor.js. */
package dev.gyre.node.console;
