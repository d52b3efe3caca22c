/** The Chrome DevTools Protocol without its domains: messages as Java values and JSON, and what a domain implements. */
package dev.gyre.node.inspector.protocol;
