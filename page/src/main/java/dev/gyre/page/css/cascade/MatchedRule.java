package dev.gyre.page.css.cascade;

import dev.gyre.page.css.DeclarationBlock;
import java.util.Comparator;

/**
 * Declarations that apply to an element, with what decides their precedence.
 *
 * @param context how far outside the element's own shadow tree the rule's tree is; the outermost wins
 * @param attribute whether they are those of the style attribute
 * @param layer the place of the layer
 * @param specificity see Specificity
 * @param proximity generations to the scoping root; many for none
 * @param order the place among the rules of the tree
 */
record MatchedRule(
        DeclarationBlock block,
        Origin origin,
        int context,
        boolean attribute,
        int layer,
        int specificity,
        int proximity,
        int order) {
    private static final Comparator<MatchedRule> WITHIN_LAYER = Comparator.comparingInt(MatchedRule::specificity)
            .thenComparing(Comparator.comparingInt(MatchedRule::proximity).reversed())
            .thenComparingInt(MatchedRule::order);

    /** From weak to strong, for declarations that are not important. */
    static final Comparator<MatchedRule> NORMAL = Comparator.comparing(MatchedRule::origin)
            .thenComparingInt(MatchedRule::context)
            .thenComparing(MatchedRule::attribute)
            .thenComparingInt(MatchedRule::layer)
            .thenComparing(WITHIN_LAYER);

    /** From weak to strong, for important ones: origins, contexts and layers are in reverse. */
    static final Comparator<MatchedRule> IMPORTANT = Comparator.comparing(MatchedRule::origin)
            .reversed()
            .thenComparing(Comparator.comparingInt(MatchedRule::context).reversed())
            .thenComparing(MatchedRule::attribute)
            .thenComparing(Comparator.comparingInt(MatchedRule::layer).reversed())
            .thenComparing(WITHIN_LAYER);

    /** Whether {@code revert-layer} in this one rolls the other back too. */
    boolean isSameLayer(MatchedRule other) {
        return origin.family() == other.origin.family()
                && context == other.context
                && layer == other.layer
                && attribute == other.attribute;
    }
}
