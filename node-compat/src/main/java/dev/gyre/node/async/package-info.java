/**
 * Asynchronous resources: their ids, the running one, the hooks of node:async_hooks, and the AsyncLocalStorage context
 * that callbacks restore. Every handle or request of a feature creates an {@link dev.gyre.node.async.AsyncWrap} and
 * calls JavaScript through it: begin reading there.
 */
package dev.gyre.node.async;
