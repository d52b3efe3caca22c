/**
 * The names of elements and attributes: namespaces, {@link dev.gyre.page.dom.names.QualifiedName}, and the {@link dev.gyre.page.dom.names.NameTable} that has each of them once.
 * Knows no nodes.
 */
package dev.gyre.page.dom.names;
