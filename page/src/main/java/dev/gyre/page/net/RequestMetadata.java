package dev.gyre.page.net;

// https://html.spec.whatwg.org/#script-fetch-options
/**
 * What a request says of the element that it is made for.
 *
 * @param nonce the cryptographic nonce; empty for none
 * @param integrity the hashes that the answer must have; empty for none
 * @param parserInserted whether a parser has inserted the element
 */
public record RequestMetadata(String nonce, String integrity, boolean parserInserted) {
    /** That of a request which no element makes. */
    public static final RequestMetadata NONE = new RequestMetadata("", "", false);

    // https://html.spec.whatwg.org/#descendant-script-fetch-options
    /** That of a module with other hashes which a script with this metadata imports. */
    public RequestMetadata withIntegrity(String other) {
        return integrity.equals(other) ? this : new RequestMetadata(nonce, other, parserInserted);
    }
}
