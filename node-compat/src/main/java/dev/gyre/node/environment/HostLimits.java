package dev.gyre.node.environment;

/**
 * What the host allows a program.
 *
 * @param stackDepth nested calls before a RangeError
 * @param callNanos how long a call from Java may take, 0 without limit
 */
public record HostLimits(int stackDepth, long callNanos) {}
