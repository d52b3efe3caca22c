/** The iterators and walkers over a subtree, with filters of programs, https://dom.spec.whatwg.org/#traversal. */
@WebIdl("traversal.webidl")
package dev.gyre.page.dom.traversal;

import dev.gyre.page.idl.declare.WebIdl;
