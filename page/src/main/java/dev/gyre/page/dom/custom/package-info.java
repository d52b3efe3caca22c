/**
 * What a custom element is, without its node: its state and definition, and the {@link dev.gyre.page.dom.custom.ReactionStack} of the callbacks that wait,
 * https://html.spec.whatwg.org/#custom-elements. {@link dev.gyre.page.dom.CustomElements} creates and upgrades the elements.
 */
package dev.gyre.page.dom.custom;
