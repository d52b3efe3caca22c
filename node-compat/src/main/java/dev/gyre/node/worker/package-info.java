/** node:worker_threads: a worker is a runtime of its own on a thread of its own. What crosses between them is in {@code messaging}. */
package dev.gyre.node.worker;
