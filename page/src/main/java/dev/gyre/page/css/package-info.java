/**
 * The CSS Object Model: style sheets, rules and declaration blocks, which are the model of the cascade and the objects that programs see at once. A sheet is parsed when its text is set;
 * whatever its text is, parsing does not fail. The interfaces are those of https://drafts.csswg.org/cssom/ and of the drafts that add rules.
 */
@WebIdl("css.webidl")
package dev.gyre.page.css;

import dev.gyre.page.idl.declare.WebIdl;
