/**
 * Values that are passed between threads: structured serialization to {@link dev.gyre.node.messaging.Message}s, which
 * belong to no realm, and channels, whose ends are {@link dev.gyre.node.messaging.Mailbox}es that any thread may write
 * to.
 */
package dev.gyre.node.messaging;
