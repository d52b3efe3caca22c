package dev.gyre.node.environment;

/** The version of Node whose behaviour this is. */
public final class NodeVersion {
    /** As process.versions.node has it. */
    public static final String NODE = "24.21.0";

    private NodeVersion() {}
}
