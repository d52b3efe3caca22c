/**
 * Assembles a runtime: the bindings by name, the globals, and the hooks of the engine and the tick queue. Depends on
 * every feature; no feature depends on it.
 */
package dev.gyre.node.boot;
