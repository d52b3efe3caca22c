package dev.gyre.engine.bytecode;

/** What a tier of execution keeps with a code block; only that tier knows the subclass. */
public abstract class TierAttachment {}
