/** node:sqlite as JavaScript sees it: databases, statements, iterators, sessions, tag stores, limits and backups over dev.gyre.node.sqlite.library. */
package dev.gyre.node.sqlite;
