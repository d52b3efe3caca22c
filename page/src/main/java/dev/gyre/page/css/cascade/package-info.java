/**
 * The cascade of https://drafts.csswg.org/css-cascade/: the rules of all sheets, indexed by what their selectors need, and the styles of elements, each property computed when it is first
 * asked for. There is no layout: values that need one stay as computed. Styles hold until the document, its sheets or its states change.
 */
package dev.gyre.page.css.cascade;
