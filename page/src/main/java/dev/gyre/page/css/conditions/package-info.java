/** Media queries and {@code @supports} conditions: parsing, serialisation and evaluation against the settings of a page. */
package dev.gyre.page.css.conditions;
