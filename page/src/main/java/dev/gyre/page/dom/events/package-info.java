/**
 * Events, their targets and their dispatch, and the signals that abort activities, https://dom.spec.whatwg.org/#events. What needs a tree (paths through shadow roots, retargeting) asks
 * the {@link dev.gyre.page.dom.events.EventTarget}, which nodes override; what needs the page asks the {@link dev.gyre.page.dom.events.EventRealm}. Begin with {@link dev.gyre.page.dom.events.EventDispatch}.
 */
@WebIdl("events.webidl")
package dev.gyre.page.dom.events;

import dev.gyre.page.idl.declare.WebIdl;
