/** The domains of the inspector that belong to it: Runtime, Debugger, Schema, NodeRuntime. */
package dev.gyre.node.inspector.domains;
