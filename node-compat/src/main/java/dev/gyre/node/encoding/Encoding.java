package dev.gyre.node.encoding;

import java.util.Locale;

/**
 * An encoding of the Encoding Standard with a decoder, https://encoding.spec.whatwg.org/#encodings; the encoding "replacement" is not among them.
 *
 * @param name the standard's name in lower case
 * @param charset the JDK's charset, or "-" if it has none
 */
public record Encoding(String name, String charset) {
    /** Name, JDK charset, labels (the name is one), as of https://encoding.spec.whatwg.org/#names-and-labels. */
    private static final String ASCII_WHITESPACE = "\t\n\f\r ";

    private static final String ENCODINGS = """
            utf-8 UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8
            utf-16le UTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16
            utf-16be UTF-16BE unicodefffe
            ibm866 IBM866 866 cp866 csibm866
            iso-8859-2 ISO-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2
            iso-8859-3 ISO-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3
            iso-8859-4 ISO-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4
            iso-8859-5 ISO-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988
            iso-8859-6 ISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987
            iso-8859-7 ISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek
            iso-8859-8 ISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual
            iso-8859-8-i ISO-8859-8 csiso88598i logical
            iso-8859-10 - csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6
            iso-8859-13 ISO-8859-13 iso8859-13 iso885913
            iso-8859-14 - iso8859-14 iso885914
            iso-8859-15 ISO-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9
            iso-8859-16 ISO-8859-16
            koi8-r KOI8-R cskoi8r koi koi8 koi8_r
            koi8-u KOI8-U koi8-ru
            macintosh x-MacRoman csmacintosh mac x-mac-roman
            x-mac-cyrillic x-MacUkraine x-mac-ukrainian
            x-user-defined -
            windows-874 x-windows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620
            windows-1250 windows-1250 cp1250 x-cp1250
            windows-1251 windows-1251 cp1251 x-cp1251
            windows-1252 windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252
            windows-1253 windows-1253 cp1253 x-cp1253
            windows-1254 windows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 x-cp1254
            windows-1255 windows-1255 cp1255 x-cp1255
            windows-1256 windows-1256 cp1256 x-cp1256
            windows-1257 windows-1257 cp1257 x-cp1257
            windows-1258 windows-1258 cp1258 x-cp1258
            gbk GB18030 chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk
            gb18030 GB18030
            big5 x-windows-950 big5-hkscs cn-big5 csbig5 x-x-big5
            euc-jp EUC-JP cseucpkdfmtjapanese x-euc-jp
            iso-2022-jp ISO-2022-JP csiso2022jp
            shift_jis windows-31j csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis
            euc-kr x-windows-949 cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949
            """;

    // https://infra.spec.whatwg.org/#strip-leading-and-trailing-ascii-whitespace
    private static String trimmed(String label) {
        int from = 0;
        int to = label.length();
        while (from < to && ASCII_WHITESPACE.indexOf(label.charAt(from)) >= 0) from++;
        while (to > from && ASCII_WHITESPACE.indexOf(label.charAt(to - 1)) >= 0) to--;
        return label.substring(from, to);
    }

    /** The encoding that has a label, in any case and with whitespace around it; null if there is none. */
    public static Encoding ofLabelOrNull(String label) {
        String wanted = trimmed(label).toLowerCase(Locale.ROOT);
        for (String line : ENCODINGS.split("\n")) {
            String[] words = line.split(" ");
            for (int i = 0; i < words.length; i++) {
                if (i != 1 && words[i].equals(wanted)) return new Encoding(words[0], words[1]);
            }
        }
        return null;
    }

    /** The standard's name in its own case, as documents show it. */
    public String displayName() {
        return switch (name) {
            case "macintosh", "x-mac-cyrillic", "x-user-defined", "gb18030" -> name;
            case "big5" -> "Big5";
            case "shift_jis" -> "Shift_JIS";
            default -> name.startsWith("windows-") ? name : name.toUpperCase(Locale.ROOT);
        };
    }

    public boolean isUtf16() {
        return name.startsWith("utf-16");
    }
}
