/**
 * The tree of https://dom.spec.whatwg.org: nodes are engine objects without wrappers. A parser makes nodes with {@link dev.gyre.page.dom.Document}'s create methods,
 * links them with {@link dev.gyre.page.dom.Node#parserAppendChild}, {@code parserInsertBefore}, {@code parserRemove} and {@code parserTakeChildren}, gives elements their attributes
 * with {@link dev.gyre.page.dom.Element#parserSetAttributes} and sets the document's mode. Strings that name something (local names, prefixes, namespaces, attribute names, class tokens) are interned
 * and compared by identity. The package touches the engine only.
 */
@WebIdl("dom.webidl")
package dev.gyre.page.dom;

import dev.gyre.page.idl.declare.WebIdl;
