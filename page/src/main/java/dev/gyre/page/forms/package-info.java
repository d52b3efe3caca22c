/**
 * Forms, their controls, and what is submitted, https://html.spec.whatwg.org/#forms. Begin with {@code FormControl} and {@code HTMLFormElement}.
 */
@WebIdl("forms.webidl")
package dev.gyre.page.forms;

import dev.gyre.page.idl.declare.WebIdl;
