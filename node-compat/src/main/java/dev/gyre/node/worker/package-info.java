/**
 * The threads of a program, each with a runtime of its own: how they start and end, and what crosses between them. A value crosses as a {@link
 * dev.gyre.node.worker.Message}, which belongs to no realm; a channel is a pair of {@link dev.gyre.node.worker.Mailbox}es, to which any thread may write.
 */
package dev.gyre.node.worker;
