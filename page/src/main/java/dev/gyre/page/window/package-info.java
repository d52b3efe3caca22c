/**
 * The global object of a page and what hangs from it, https://html.spec.whatwg.org/#the-window-object.
 */
@WebIdl({"window.webidl", "uievents.webidl"})
package dev.gyre.page.window;

import dev.gyre.page.idl.declare.WebIdl;
