/**
 * XPath 1.0 on documents, https://dom.spec.whatwg.org/#xpath. Begin with {@code XPathParser}, which makes the expressions that {@code XPathExpression} evaluates.
 */
@WebIdl("xpath.webidl")
package dev.gyre.page.xpath;

import dev.gyre.page.idl.declare.WebIdl;
