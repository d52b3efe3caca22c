/**
 * Asynchronous resources: their numbers, which of them runs, the hooks of node:async_hooks, and the AsyncLocalStorage context that callbacks restore. Every handle or
 * request of a feature makes an {@link dev.gyre.node.async.AsyncWrap} and calls JavaScript through it: begin there.
 */
package dev.gyre.node.async;
