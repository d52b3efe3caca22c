/**
 * The interfaces of HTML elements, https://html.spec.whatwg.org/#elements-in-the-dom.
 */
package dev.gyre.page.elements;
