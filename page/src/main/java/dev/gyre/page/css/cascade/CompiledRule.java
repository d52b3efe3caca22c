package dev.gyre.page.css.cascade;

import dev.gyre.page.css.DeclarationBlock;
import dev.gyre.page.selectors.ComplexSelector;

/**
 * One selector with the declarations that it applies, ready to match.
 *
 * @param selector with the parents' selectors in place of nesting selectors
 * @param block the declarations
 * @param layer the layer; null for none
 * @param scope the {@code @scope} around; null for none
 * @param order the place among all rules of a tree
 * @param pseudoElement what it is for, as {@code before}; empty for the element itself
 */
record CompiledRule(
        ComplexSelector selector, DeclarationBlock block, Layer layer, Scope scope, int order, String pseudoElement) {}
