package dev.gyre.page.encoding;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The query of a URL in a document that is not in UTF-8, whose characters are percent-encoded in the document's encoding,
 * <a href="https://html.spec.whatwg.org/#encoding-parsing-a-url">HTML: encoding-parsing a URL</a>.
 */
public final class EncodedQuery {
    private static final Pattern SCHEME = Pattern.compile("\\s*([A-Za-z][A-Za-z0-9+.-]*):.*", Pattern.DOTALL);
    /** The special schemes whose queries have an encoding. */
    private static final Pattern ENCODED = Pattern.compile("https?|ftp|file", Pattern.CASE_INSENSITIVE);

    private EncodedQuery() {}

    /**
     * The text of a URL, in whose query the characters outside of ASCII are percent-encoded; the same text if UTF-8 is what the URL parser encodes them in.
     *
     * @param url absolute, or relative to the base
     * @param baseOrNull an absolute URL
     * @param encoding the name of the document's encoding
     */
    public static String apply(String url, String baseOrNull, String encoding) {
        int mark = url.indexOf('?');
        int hash = url.indexOf('#');
        if (mark < 0 || hash >= 0 && hash < mark || isUnicode(encoding) || !Charset.isSupported(encoding)) return url;
        int end = hash < 0 ? url.length() : hash;
        if (url.substring(mark, end).chars().allMatch(c -> c < 0x80) || !isEncoded(url, baseOrNull)) return url;
        var result = new StringBuilder(url.substring(0, mark));
        CharsetEncoder encoder = Charset.forName(encoding).newEncoder();
        for (int i = mark; i < end; ) {
            int character = url.codePointAt(i);
            i += Character.charCount(character);
            if (character < 0x80) result.append((char) character);
            else percentEncode(character, encoder, result);
        }
        return result.append(url, end, url.length()).toString();
    }

    /** Whether URLs are encoded in UTF-8 in documents of an encoding. */
    private static boolean isUnicode(String encoding) {
        return encoding.startsWith("UTF-") || encoding.equals("replacement");
    }

    private static boolean isEncoded(String url, String baseOrNull) {
        Matcher scheme = SCHEME.matcher(url);
        if (!scheme.matches() && baseOrNull != null) scheme = SCHEME.matcher(baseOrNull);
        return scheme.matches() && ENCODED.matcher(scheme.group(1)).matches();
    }

    /** A character that the encoding does not have is encoded as a numeric character reference. */
    private static void percentEncode(int character, CharsetEncoder encoder, StringBuilder result) {
        int scalar = character >= 0xD800 && character <= 0xDFFF ? 0xFFFD : character;
        try {
            ByteBuffer bytes = encoder.encode(CharBuffer.wrap(Character.toString(scalar)));
            while (bytes.hasRemaining()) result.append("%%%02X".formatted(bytes.get() & 0xFF));
        } catch (CharacterCodingException absent) {
            result.append("%26%23").append(scalar).append("%3B");
        }
    }
}
