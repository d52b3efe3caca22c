/**
 * The options of the command line, NODE_OPTIONS and config files: one table, from which words are parsed and help, completion and the manual page are made.
 */
package dev.gyre.node.options;
