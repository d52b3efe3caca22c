package dev.gyre.engine.builtins.intl.locale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Locale identifiers are parsed in one pass and become canonical by CLDR's aliases. */
class LocaleTagTest {
    @ParameterizedTest
    @CsvSource({
        "EN-us, en-US",
        "zh-hant-tw-u-ca-gregorian-nu-HANIDEC, ",
        "sgn-GR, gss",
        "ja-latn-hepburn-heploc, ja-Latn-alalc97",
        "ru-SU, ru-RU",
        "cmn, zh",
        "en-u-foo-bar-nu-thai-ca-buddhist-kk-true, en-u-bar-foo-ca-buddhist-kk-nu-thai",
        "de-t-en-latn-m0-names-x-a, de-t-en-latn-m0-prprname-x-a",
        "en-b-test-a-other-u-kn-yes, en-a-other-b-test-u-kn",
        "und-u-rg-no23, und-u-rg-no50"
    })
    void canonicalForm(String written, String canonical) {
        LocaleTag tag = LocaleAliases.canonical(written);
        assertEquals(canonical, tag == null ? null : tag.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "-",
                "e",
                "en-",
                "en--US",
                "abcd",
                "x-private",
                "en-a",
                "en-u",
                "de-1901-1901",
                "en-u-ca-gregorian",
                "en-t-",
                "i-klingon",
                "en_US",
                "\u00e9n"
            })
    void notWellFormed(String text) {
        assertNull(LocaleTag.parse(text));
    }

    @Test
    void hostileTextsEndSoon() {
        Random random = new Random(1);
        String letters = "aAzZ09-u-t-x-_\u0000\u00e9";
        for (int i = 0; i < 10_000; i++) {
            StringBuilder text = new StringBuilder("en-");
            for (int length = random.nextInt(40); length > 0; length--)
                text.append(letters.charAt(random.nextInt(letters.length())));
            LocaleAliases.canonical(text.toString());
        }
        assertNotNull(LocaleTag.parse("en-x" + "-abcdefgh".repeat(100_000)));
    }
}
