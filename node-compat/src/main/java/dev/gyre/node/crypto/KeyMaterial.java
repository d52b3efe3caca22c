package dev.gyre.node.crypto;

/** What a {@link KeyHandle} stands for; the package {@code key} has its kinds. */
public interface KeyMaterial {}
