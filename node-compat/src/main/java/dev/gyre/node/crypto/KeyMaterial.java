package dev.gyre.node.crypto;

/** The key of a {@link KeyHandle}; the package {@code key} has its kinds. */
public interface KeyMaterial {}
