/**
 * The interfaces of HTML elements, https://html.spec.whatwg.org/#elements-in-the-dom.
 */
@WebIdl("elements.webidl")
package dev.gyre.page.elements;

import dev.gyre.page.idl.declare.WebIdl;
