/** Map, Set, WeakMap and WeakSet (the specification's clause 24), over one insertion-ordered hash table, {@code OrderedTable}. */
package dev.gyre.engine.builtins.keyed;
