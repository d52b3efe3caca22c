/**
 * Heap snapshots: the graph of all objects that can be reached from given roots, in the format of Chrome's .heapsnapshot files. JavaScript's objects are walked by
 * their properties, the engine's by the fields of their classes. Begin reading at {@link dev.gyre.engine.heap.HeapGraph}.
 */
package dev.gyre.engine.heap;
