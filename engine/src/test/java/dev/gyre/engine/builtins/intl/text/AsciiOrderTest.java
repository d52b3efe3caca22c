package dev.gyre.engine.builtins.intl.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.ibm.icu.text.Collator;
import com.ibm.icu.text.RuleBasedCollator;
import com.ibm.icu.util.ULocale;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The order from the table is the collator's. */
class AsciiOrderTest {
    private static final int PAIRS = 50_000;

    @Test
    void randomTextsAreInTheOrderOfTheCollator() {
        var collator = (RuleBasedCollator) Collator.getInstance(ULocale.ENGLISH);
        AsciiOrder order = AsciiOrder.of(collator);
        assertNotNull(order);
        Random random = new Random(26);
        for (int i = 0; i < PAIRS; i++) {
            String x = text(random), y = text(random);
            int result = order.compare(x, y);
            if (result != AsciiOrder.UNKNOWN)
                assertEquals(collator.compare(x, y), Integer.signum(result), () -> x + " | " + y);
        }
    }

    private static String text(Random random) {
        String letters = random.nextInt(3) == 0 ? "aAbB1" : " !-.,09azAZ_~bc\u0301\u00e9\u0000";
        StringBuilder text = new StringBuilder();
        for (int length = random.nextInt(6); length > 0; length--)
            text.append(letters.charAt(random.nextInt(letters.length())));
        return text.toString();
    }

    @Test
    void tailoredCollatorsHaveNone() {
        assertNull(AsciiOrder.of((RuleBasedCollator) Collator.getInstance(ULocale.forLanguageTag("cs"))));
        RuleBasedCollator numeric = (RuleBasedCollator) Collator.getInstance(ULocale.ENGLISH);
        numeric.setNumericCollation(true);
        assertNull(AsciiOrder.of(numeric));
    }
}
