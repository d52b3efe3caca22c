package dev.gyre.page.html.tokenizer;

/**
 * The states of the tokenizer, by family: the number of a state divided by {@link #FAMILY} is its family. The less-than sign and end tag states of RCDATA, RAWTEXT, script data and
 * escaped script data are one set, with the state to go back to in a field of the tokenizer.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#tokenization">Tokenization</a>
 */
public final class States {
    static final int FAMILY = 16;

    public static final int DATA = 0;
    public static final int RCDATA = 1;
    public static final int RAWTEXT = 2;
    public static final int SCRIPT_DATA = 3;
    public static final int PLAINTEXT = 4;
    static final int CDATA_SECTION = 5;
    static final int CDATA_SECTION_BRACKET = 6;
    static final int CDATA_SECTION_END = 7;

    static final int TAG_OPEN = 16;
    static final int END_TAG_OPEN = 17;
    static final int TAG_NAME = 18;
    static final int TEXT_LESS_THAN = 19;
    static final int TEXT_END_TAG_OPEN = 20;
    static final int TEXT_END_TAG_NAME = 21;

    static final int SCRIPT_ESCAPE_START = 32;
    static final int SCRIPT_ESCAPE_START_DASH = 33;
    static final int SCRIPT_ESCAPED = 34;
    static final int SCRIPT_ESCAPED_DASH = 35;
    static final int SCRIPT_ESCAPED_DASH_DASH = 36;
    static final int SCRIPT_ESCAPED_LESS_THAN = 37;
    static final int SCRIPT_DOUBLE_ESCAPE_START = 38;
    static final int SCRIPT_DOUBLE_ESCAPED = 39;
    static final int SCRIPT_DOUBLE_ESCAPED_DASH = 40;
    static final int SCRIPT_DOUBLE_ESCAPED_DASH_DASH = 41;
    static final int SCRIPT_DOUBLE_ESCAPED_LESS_THAN = 42;
    static final int SCRIPT_DOUBLE_ESCAPE_END = 43;

    static final int BEFORE_ATTRIBUTE_NAME = 48;
    static final int ATTRIBUTE_NAME = 49;
    static final int AFTER_ATTRIBUTE_NAME = 50;
    static final int BEFORE_ATTRIBUTE_VALUE = 51;
    static final int VALUE_DOUBLE_QUOTED = 52;
    static final int VALUE_SINGLE_QUOTED = 53;
    static final int VALUE_UNQUOTED = 54;
    static final int AFTER_VALUE_QUOTED = 55;
    static final int SELF_CLOSING_START_TAG = 56;

    static final int BOGUS_COMMENT = 64;
    static final int MARKUP_DECLARATION_OPEN = 65;
    static final int COMMENT_START = 66;
    static final int COMMENT_START_DASH = 67;
    static final int COMMENT = 68;
    static final int COMMENT_LESS_THAN = 69;
    static final int COMMENT_LESS_THAN_BANG = 70;
    static final int COMMENT_LESS_THAN_BANG_DASH = 71;
    static final int COMMENT_LESS_THAN_BANG_DASH_DASH = 72;
    static final int COMMENT_END_DASH = 73;
    static final int COMMENT_END = 74;
    static final int COMMENT_END_BANG = 75;

    static final int DOCTYPE = 80;
    static final int BEFORE_DOCTYPE_NAME = 81;
    static final int DOCTYPE_NAME = 82;
    static final int AFTER_DOCTYPE_NAME = 83;
    static final int AFTER_PUBLIC_KEYWORD = 84;
    static final int BEFORE_PUBLIC_IDENTIFIER = 85;
    static final int PUBLIC_IDENTIFIER_DOUBLE_QUOTED = 86;
    static final int PUBLIC_IDENTIFIER_SINGLE_QUOTED = 87;
    static final int AFTER_PUBLIC_IDENTIFIER = 88;
    static final int BETWEEN_IDENTIFIERS = 89;
    static final int AFTER_SYSTEM_KEYWORD = 90;
    static final int BEFORE_SYSTEM_IDENTIFIER = 91;
    static final int SYSTEM_IDENTIFIER_DOUBLE_QUOTED = 92;
    static final int SYSTEM_IDENTIFIER_SINGLE_QUOTED = 93;
    static final int AFTER_SYSTEM_IDENTIFIER = 94;
    static final int BOGUS_DOCTYPE = 95;

    static final int CHARACTER_REFERENCE = 96;
    static final int NAMED_REFERENCE = 97;
    static final int AMBIGUOUS_AMPERSAND = 98;
    static final int NUMERIC_REFERENCE = 99;
    static final int HEXADECIMAL_START = 100;
    static final int DECIMAL_START = 101;
    static final int HEXADECIMAL_REFERENCE = 102;
    static final int DECIMAL_REFERENCE = 103;
    static final int NUMERIC_REFERENCE_END = 104;

    private States() {}
}
