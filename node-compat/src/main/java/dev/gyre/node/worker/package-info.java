/**
 * node:worker_threads: a worker is a separate runtime on its own thread. Messages between workers are in {@code
 * messaging}.
 */
package dev.gyre.node.worker;
