/**
 * The embedding API for Java programs: {@link dev.gyre.node.embed.NodeRuntime} runs scripts, {@link
 * dev.gyre.node.embed.RuntimeThread} runs a runtime on its own thread, {@link dev.gyre.node.embed.ScriptObject} is an
 * object of a script. Nothing else is public here, and no feature may use it.
 */
package dev.gyre.node.embed;
