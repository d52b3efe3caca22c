/** node:perf_hooks: the clock of the performance object and histograms. */
package dev.gyre.node.perf;
