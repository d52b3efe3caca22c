/**
 * The engine's information for node:util: kinds of objects, the contents of proxies and promises, call sites, widths of
 * characters.
 */
package dev.gyre.node.util;
