package dev.gyre.node.environment;

/** The version of Node that Gyre is compatible with. */
public final class NodeVersion {
    /** The value of process.versions.node. */
    public static final String NODE = "26.12.1";

    private NodeVersion() {}
}
