/** The objects by which programs turn markup into documents and nodes into markup; the page's host has the parsers. */
@WebIdl("parsing.webidl")
package dev.gyre.page.dom.parsing;

import dev.gyre.page.idl.declare.WebIdl;
