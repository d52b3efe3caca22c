package dev.gyre.engine.regexp;

import java.util.Set;

/** The names and values that a property escape may use, known without loading any Unicode data. */
final class UnicodePropertyNames {
    // Value aliases of General_Category, https://tc39.es/ecma262/#table-unicode-general-category-values
    private static final Set<String> GENERAL_CATEGORIES = words("""
            Cn Unassigned Lu Uppercase_Letter Ll Lowercase_Letter Lt Titlecase_Letter Lm Modifier_Letter Lo Other_Letter
            Mn Nonspacing_Mark Me Enclosing_Mark Mc Spacing_Mark Nd Decimal_Number digit Nl Letter_Number No Other_Number
            Zs Space_Separator Zl Line_Separator Zp Paragraph_Separator Cc Control cntrl Cf Format Co Private_Use Cs Surrogate
            Pd Dash_Punctuation Ps Open_Punctuation Pe Close_Punctuation Pc Connector_Punctuation Po Other_Punctuation
            Sm Math_Symbol Sc Currency_Symbol Sk Modifier_Symbol So Other_Symbol Pi Initial_Punctuation Pf Final_Punctuation
            C Other L Letter LC Cased_Letter M Mark Combining_Mark N Number P Punctuation punct S Symbol Z Separator
            """);

    // Binary Unicode properties, https://tc39.es/ecma262/#table-binary-unicode-properties
    private static final Set<String> BINARY = words("""
            ASCII ASCII_Hex_Digit AHex Alphabetic Alpha Any Assigned Bidi_Control Bidi_C Bidi_Mirrored Bidi_M Case_Ignorable CI
            Cased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM Changes_When_Lowercased CWL
            Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecased CWT Changes_When_Uppercased CWU Dash
            Default_Ignorable_Code_Point DI Deprecated Dep Diacritic Dia Emoji Emoji_Component EComp Emoji_Modifier EMod
            Emoji_Modifier_Base EBase Emoji_Presentation EPres Extended_Pictographic ExtPict Extender Ext Grapheme_Base Gr_Base
            Grapheme_Extend Gr_Ext Hex_Digit Hex IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST ID_Continue IDC ID_Start IDS
            Ideographic Ideo Join_Control Join_C Logical_Order_Exception LOE Lowercase Lower Math Noncharacter_Code_Point NChar
            Pattern_Syntax Pat_Syn Pattern_White_Space Pat_WS Quotation_Mark QMark Radical Regional_Indicator RI
            Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation Term Unified_Ideograph UIdeo Uppercase Upper
            Variation_Selector VS White_Space space XID_Continue XIDC XID_Start XIDS
            """);

    // Binary properties of strings, https://tc39.es/ecma262/#table-binary-unicode-properties-of-strings
    private static final Set<String> OF_STRINGS = words("""
            Basic_Emoji Emoji_Keycap_Sequence RGI_Emoji RGI_Emoji_Flag_Sequence
            RGI_Emoji_Modifier_Sequence RGI_Emoji_Tag_Sequence RGI_Emoji_ZWJ_Sequence
            """);

    private UnicodePropertyNames() {}

    private static Set<String> words(String text) {
        return Set.of(text.strip().split("\\s+"));
    }

    static boolean isGeneralCategory(String value) {
        return GENERAL_CATEGORIES.contains(value);
    }

    static boolean isBinary(String name) {
        return BINARY.contains(name);
    }

    static boolean isOfStrings(String name) {
        return OF_STRINGS.contains(name);
    }

    static boolean isScript(String value) {
        return Scripts.NAMES.contains(value);
    }

    /** The values of Script, in a class of its own because few patterns use one. */
    private static final class Scripts {
        static final Set<String> NAMES = words("""
                Zyyy Common Zinh Inherited Qaai Arab Arabic Armn Armenian Beng Bengali Bopo Bopomofo Cher Cherokee Copt
                Coptic Qaac Cyrl Cyrillic Dsrt Deseret Deva Devanagari Ethi Ethiopic Geor Georgian Goth Gothic Grek Greek
                Gujr Gujarati Guru Gurmukhi Hani Han Hang Hangul Hebr Hebrew Hira Hiragana Knda Kannada Kana Katakana Khmr
                Khmer Laoo Lao Latn Latin Mlym Malayalam Mong Mongolian Mymr Myanmar Ogam Ogham Ital Old_Italic Orya Oriya
                Runr Runic Sinh Sinhala Syrc Syriac Taml Tamil Telu Telugu Thaa Thaana Thai Tibt Tibetan Cans
                Canadian_Aboriginal Yiii Yi Tglg Tagalog Hano Hanunoo Buhd Buhid Tagb Tagbanwa Brai Braille Cprt Cypriot Limb
                Limbu Linb Linear_B Osma Osmanya Shaw Shavian Tale Tai_Le Ugar Ugaritic Bugi Buginese Glag Glagolitic Khar
                Kharoshthi Sylo Syloti_Nagri Talu New_Tai_Lue Tfng Tifinagh Xpeo Old_Persian Bali Balinese Batk Batak Brah
                Brahmi Cham Egyp Egyptian_Hieroglyphs Hmng Pahawh_Hmong Hung Old_Hungarian Java Javanese Kali Kayah_Li Lepc
                Lepcha Lina Linear_A Mand Mandaic Mero Meroitic_Hieroglyphs Nkoo Nko Orkh Old_Turkic Perm Old_Permic Phag
                Phags_Pa Phnx Phoenician Plrd Miao Vaii Vai Xsux Cuneiform Zzzz Unknown Cari Carian Lana Tai_Tham Lyci Lycian
                Lydi Lydian Olck Ol_Chiki Rjng Rejang Saur Saurashtra Sgnw SignWriting Sund Sundanese Mtei Meetei_Mayek Armi
                Imperial_Aramaic Avst Avestan Cakm Chakma Kthi Kaithi Mani Manichaean Phli Inscriptional_Pahlavi Phlp
                Psalter_Pahlavi Prti Inscriptional_Parthian Samr Samaritan Tavt Tai_Viet Bamu Bamum Lisu Sarb
                Old_South_Arabian Bass Bassa_Vah Dupl Duployan Elba Elbasan Gran Grantha Mend Mende_Kikakui Merc
                Meroitic_Cursive Narb Old_North_Arabian Nbat Nabataean Palm Palmyrene Sind Khudawadi Wara Warang_Citi Mroo
                Mro Nshu Nushu Shrd Sharada Sora Sora_Sompeng Takr Takri Tang Tangut Hluw Anatolian_Hieroglyphs Khoj Khojki
                Tirh Tirhuta Aghb Caucasian_Albanian Mahj Mahajani Ahom Hatr Hatran Modi Mult Multani Pauc Pau_Cin_Hau Sidd
                Siddham Adlm Adlam Bhks Bhaiksuki Marc Marchen Newa Osge Osage Gonm Masaram_Gondi Soyo Soyombo Zanb
                Zanabazar_Square Dogr Dogra Gong Gunjala_Gondi Maka Makasar Medf Medefaidrin Rohg Hanifi_Rohingya Sogd
                Sogdian Sogo Old_Sogdian Elym Elymaic Hmnp Nyiakeng_Puachue_Hmong Nand Nandinagari Wcho Wancho Chrs
                Chorasmian Diak Dives_Akuru Kits Khitan_Small_Script Yezi Yezidi Cpmn Cypro_Minoan Ougr Old_Uyghur Tnsa
                Tangsa Toto Vith Vithkuqi Kawi Nagm Nag_Mundari Gara Garay Gukh Gurung_Khema Krai Kirat_Rai Onao Ol_Onal Sunu
                Sunuwar Todr Todhri Tutg Tulu_Tigalari Berf Beria_Erfe Sidt Sidetic Tayo Tai_Yo Tols Tolong_Siki
                """);
    }
}
