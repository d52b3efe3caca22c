/** Web Storage: localStorage in a file of SQLite, in Node's format, and sessionStorage in memory. */
package dev.gyre.node.webstorage;
