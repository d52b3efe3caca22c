/** One running Node-like process: engine, loop and modules wired together, the internal library, and how errors end it. */
package dev.gyre.node.runtime;
