/** Build steps that process node-compat's classes and resources; nothing here is used at run time. */
package dev.gyre.node.build;
