package dev.gyre.node.url;

import com.ibm.icu.text.IDNA;
import com.ibm.icu.util.ICUInputTooLongException;
import java.util.Set;

/** Internationalised domain names, by ICU, which is loaded for the first of them. */
final class DomainNames {
    // CheckHyphens=false and VerifyDnsLength=false: https://url.spec.whatwg.org/#concept-domain-to-ascii
    private static final Set<IDNA.Error> TOLERATED = Set.of(
            IDNA.Error.LEADING_HYPHEN,
            IDNA.Error.TRAILING_HYPHEN,
            IDNA.Error.HYPHEN_3_4,
            IDNA.Error.EMPTY_LABEL,
            IDNA.Error.LABEL_TOO_LONG,
            IDNA.Error.DOMAIN_NAME_TOO_LONG);

    // The longest label that ICU can encode.
    private static final int LONGEST_ENCODED = 1000;

    private DomainNames() {}

    private static final int OPTIONS =
            IDNA.CHECK_CONTEXTJ | IDNA.NONTRANSITIONAL_TO_ASCII | IDNA.NONTRANSITIONAL_TO_UNICODE;

    private static IDNA processor() {
        return IDNA.getUTS46Instance(OPTIONS);
    }

    private static IDNA labelProcessor() {
        return IDNA.getUTS46Instance(OPTIONS | IDNA.CHECK_BIDI);
    }

    // As in Node, the Bidi rule is checked for each label separately, not for all labels of a name with a right-to-left
    // one.
    private static boolean mixesDirections(CharSequence ascii) {
        for (String label : ascii.toString().split("\\.", -1)) {
            IDNA.Info info = new IDNA.Info();
            if (!label.startsWith("xn--") || label.length() > LONGEST_ENCODED) continue;
            labelProcessor().labelToUnicode(label, new StringBuilder(), info);
            if (info.getErrors().contains(IDNA.Error.BIDI)) return true;
        }
        return false;
    }

    /** The name in ASCII, or the empty string if it is not valid. https://url.spec.whatwg.org/#concept-domain-to-ascii */
    static String toAscii(String name) {
        IDNA.Info info = new IDNA.Info();
        StringBuilder result = new StringBuilder();
        try {
            if (name.length() > LONGEST_ENCODED) {
                StringBuilder unicode = processor().nameToUnicode(name, new StringBuilder(), info);
                PunycodeName.encode(unicode, result);
            } else {
                processor().nameToASCII(name, result, info);
            }
        } catch (ICUInputTooLongException tooLong) {
            return ""; // The result for an encoded label of that length.
        }
        return TOLERATED.containsAll(info.getErrors()) && !mixesDirections(result) ? result.toString() : "";
    }

    /** The name with the labels that can be decoded in Unicode. https://url.spec.whatwg.org/#concept-domain-to-unicode */
    static String toUnicode(String name) {
        StringBuilder result = new StringBuilder();
        for (String label : name.split("\\.", -1)) {
            IDNA.Info info = new IDNA.Info();
            try {
                StringBuilder unicode = labelProcessor().labelToUnicode(label, new StringBuilder(), info);
                // A label that cannot be decoded is kept unchanged.
                result.append(TOLERATED.containsAll(info.getErrors()) ? unicode : label);
            } catch (ICUInputTooLongException tooLong) {
                result.append(label);
            }
            result.append('.');
        }
        result.setLength(result.length() - 1);
        return result.toString();
    }
}
