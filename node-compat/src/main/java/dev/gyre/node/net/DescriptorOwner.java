package dev.gyre.node.net;

/** A handle of the library whose socket can be sent to another process. */
public interface DescriptorOwner {
    /** The descriptor, which stays the handle's; -1 if there is none. */
    int descriptor();
}
