/**
 * node:fs: file operations over java.nio, descriptors, watchers, and the ring for small results. Begin with {@link
 * dev.gyre.node.fs.FileCall}.
 */
package dev.gyre.node.fs;
