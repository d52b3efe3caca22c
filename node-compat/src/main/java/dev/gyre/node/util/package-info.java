/** What node:util asks of the engine: kinds of objects, proxies' and promises' insides, call sites, widths of characters. */
package dev.gyre.node.util;
