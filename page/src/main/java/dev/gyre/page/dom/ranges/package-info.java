/**
 * Ranges, live and static, and what they do with the nodes between their boundary points, https://dom.spec.whatwg.org/#ranges. Begin with {@link dev.gyre.page.dom.ranges.Range};
 * the tree adjusts live ranges through {@link dev.gyre.page.dom.LiveRanges}.
 */
@WebIdl("ranges.webidl")
package dev.gyre.page.dom.ranges;

import dev.gyre.page.idl.declare.WebIdl;
