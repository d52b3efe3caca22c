/**
 * Rectangles of the Geometry Interfaces, https://drafts.fxtf.org/geometry/.
 */
@WebIdl("geometry.webidl")
package dev.gyre.page.geometry;

import dev.gyre.page.idl.declare.WebIdl;
