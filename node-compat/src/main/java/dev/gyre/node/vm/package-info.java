/**
 * The implementation of node:vm: additional realms, global objects backed by a program's object, scripts with a time
 * limit, and modules that a program links.
 */
package dev.gyre.node.vm;
