/** The inspector's view of JavaScript values: RemoteObjects with their descriptions and previews, properties, and stack traces. */
package dev.gyre.node.inspector.objects;
