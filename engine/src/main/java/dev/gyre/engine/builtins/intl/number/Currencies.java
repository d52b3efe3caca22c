package dev.gyre.engine.builtins.intl.number;

import com.ibm.icu.text.CurrencyDisplayNames;
import com.ibm.icu.util.Currency;
import com.ibm.icu.util.ULocale;
import java.util.List;
import java.util.TreeSet;

/** The currencies that NumberFormat and DisplayNames know. */
public final class Currencies {
    private Currencies() {}

    // AvailableCanonicalCurrencies ( ), https://tc39.es/ecma402/#sec-availablecanonicalcurrencies
    /** The codes that have a name, in alphabetical order. */
    public static List<String> codes() {
        var codes = new TreeSet<String>();
        CurrencyDisplayNames names = CurrencyDisplayNames.getInstance(ULocale.ENGLISH);
        for (Currency currency : Currency.getAvailableCurrencies()) {
            String code = currency.getCurrencyCode();
            if (!code.equals(names.getName(code))) codes.add(code);
        }
        return List.copyOf(codes);
    }
}
