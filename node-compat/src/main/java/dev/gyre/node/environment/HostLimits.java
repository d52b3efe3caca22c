package dev.gyre.node.environment;

/**
 * The limits that the host sets for a program.
 *
 * @param stackDepth nested calls before a RangeError
 * @param callNanos the time limit of a call from Java, 0 for none
 */
public record HostLimits(int stackDepth, long callNanos) {}
