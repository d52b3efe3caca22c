/**
 * What is selected in a document, https://w3c.github.io/selection-api/.
 */
@WebIdl("selection.webidl")
package dev.gyre.page.selection;

import dev.gyre.page.idl.declare.WebIdl;
