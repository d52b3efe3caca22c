/**
 * Selectors Level 4: parsing, serialisation, specificity and matching. A selector is a tree of small objects that match themselves against elements, from right to left;
 * {@link dev.gyre.page.selectors.SelectorQuery} has what {@code querySelector}, {@code matches} and {@code closest} do.
 * What the tree alone does not say (focus, checkedness, validity) comes from {@link dev.gyre.page.selectors.ElementStates}.
 */
package dev.gyre.page.selectors;
