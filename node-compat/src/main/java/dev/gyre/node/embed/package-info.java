/**
 * What Java programs use: {@link dev.gyre.node.embed.NodeRuntime} runs scripts, {@link dev.gyre.node.embed.RuntimeThread} gives a runtime a thread of its own,
 * {@link dev.gyre.node.embed.ScriptObject} is an object of a script. Nothing else is public here, and no
 * feature may use it.
 */
package dev.gyre.node.embed;
