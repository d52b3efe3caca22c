/**
 * What JavaScript sees of the web platform's interfaces: prototype and interface objects of a realm, created at first use from tables that the build writes, and the conversions of
 * https://webidl.spec.whatwg.org.
 */
@WebIdl("domexception.webidl")
package dev.gyre.page.idl;

import dev.gyre.page.idl.declare.WebIdl;
