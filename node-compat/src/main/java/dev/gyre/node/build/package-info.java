/** What the build runs over node-compat's own classes and resources; nothing here is needed at run time. */
package dev.gyre.node.build;
