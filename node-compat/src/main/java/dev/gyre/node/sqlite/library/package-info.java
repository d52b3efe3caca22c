/**
 * SQLite's own code, called by the foreign function interface: connections, statements, functions, virtual tables, sessions and backups. Knows no JavaScript. A handle is never passed to SQLite after it
 * was released, and a Java exception never leaves a callback: it is thrown again by the call that led to the callback.
 */
package dev.gyre.node.sqlite.library;
