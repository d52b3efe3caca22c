package dev.gyre.engine.builtins.intl.text;

import com.ibm.icu.text.Collator;
import com.ibm.icu.text.RuleBasedCollator;
import com.ibm.icu.util.ULocale;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;

/** ICU's order of texts. */
public final class CollatorOrder {
    /** So many comparisons are worth the table of ASCII. */
    private static final int FEW = 32;

    private final RuleBasedCollator collator;
    private int comparisons;
    private AsciiOrder ascii;

    CollatorOrder(RuleBasedCollator collator) {
        this.collator = collator;
    }

    // String.prototype.localeCompare ( that [ , locales [ , options ] ] ),
    // https://tc39.es/ecma402/#sup-String.prototype.localeCompare
    /** The order that localeCompare uses for its arguments. */
    public static CollatorOrder of(Realm realm, Object locales, Object options) {
        if (locales == Undefined.INSTANCE && options == Undefined.INSTANCE) return CollatorObject.defaultOrder(realm);
        JsObject prototype = realm.intrinsic(Intrinsic.INTL_COLLATOR_PROTOTYPE);
        return CollatorObject.create(realm, prototype, locales, options).order();
    }

    // CompareStrings ( collator, x, y ), https://tc39.es/ecma402/#sec-collator-comparestrings
    /** Negative, zero or positive. */
    public int compare(String x, String y) {
        if (ascii != null) {
            int known = ascii.compare(x, y);
            if (known != AsciiOrder.UNKNOWN) return Integer.signum(known);
        } else if (comparisons <= FEW && ++comparisons > FEW) {
            ascii = AsciiOrder.of(collator);
        }
        return x.equals(y) ? 0 : collator.compare(x, y);
    }

    /** The same for long texts, whose characters may be read with interrupt checks. */
    public int compare(CharSequence x, CharSequence y) {
        return collator.compare((Object) x, y);
    }

    /** The sensitivity of resolvedOptions. */
    String sensitivity() {
        return switch (collator.getStrength()) {
            case Collator.PRIMARY -> collator.isCaseLevel() ? "case" : "base";
            case Collator.SECONDARY -> "accent";
            default -> "variant";
        };
    }

    /** The collation of resolvedOptions if no other was asked for: that of Chinese has a name. */
    String defaultCollation() {
        String name = collator.getLocale(ULocale.VALID_LOCALE).getKeywordValue("collation");
        return name == null || name.equals("search") ? "default" : ULocale.toUnicodeLocaleType("co", name);
    }

    boolean ignoresPunctuation() {
        return collator.isAlternateHandlingShifted();
    }

    boolean isNumeric() {
        return collator.getNumericCollation();
    }

    /** "upper", "lower" or "false". */
    String caseFirst() {
        return collator.isUpperCaseFirst() ? "upper" : collator.isLowerCaseFirst() ? "lower" : "false";
    }
}
