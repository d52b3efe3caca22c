package dev.gyre.page.csp;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

// https://www.w3.org/TR/CSP3/#framework-directive-source-list
/** What a directive allows. Expressions that are none allow nothing. */
final class SourceList {
    private static final Pattern NONCE = Pattern.compile("'nonce-([A-Za-z0-9+/_-]+={0,2})'", Pattern.CASE_INSENSITIVE);
    private static final Pattern HASH =
            Pattern.compile("'(sha256|sha384|sha512)-([A-Za-z0-9+/_-]+={0,2})'", Pattern.CASE_INSENSITIVE);

    private record Hash(String algorithm, String value) {}

    private final List<HostSource> sources = new ArrayList<>();
    private final Set<String> nonces = new HashSet<>();
    private final List<Hash> hashes = new ArrayList<>();
    /** In lower case, with their quotes. */
    private final Set<String> keywords = new HashSet<>();

    SourceList(List<String> expressions) {
        for (String expression : expressions) {
            Matcher nonce = NONCE.matcher(expression);
            Matcher hash = HASH.matcher(expression);
            if (nonce.matches()) nonces.add(nonce.group(1));
            else if (hash.matches()) hashes.add(hash(hash.group(1), hash.group(2)));
            else if (expression.startsWith("'")) keywords.add(expression.toLowerCase(Locale.ROOT));
            else if (HostSource.parse(expression) instanceof HostSource source) sources.add(source);
        }
    }

    private static Hash hash(String algorithm, String value) {
        return new Hash(
                algorithm.toLowerCase(Locale.ROOT), value.replace('-', '+').replace('_', '/'));
    }

    /** @param keyword with its quotes */
    boolean has(String keyword) {
        return keywords.contains(keyword);
    }

    // https://www.w3.org/TR/CSP3/#match-url-to-source-list
    /** @param redirected whether redirects have led to the URL; paths do not matter then */
    boolean matches(String url, String selfOrigin, boolean redirected) {
        SourceUrl parts = SourceUrl.of(url);
        SourceUrl self = SourceUrl.of(selfOrigin);
        if (has("'self'") && isSelf(parts, self)) return true;
        for (HostSource source : sources) {
            if (source.matches(parts, self, redirected)) return true;
        }
        return false;
    }

    private static boolean isSelf(SourceUrl url, SourceUrl self) {
        if (self.host() == null || !self.host().equals(url.host())) return false;
        if (url.scheme().equals(self.scheme()) && url.effectivePort() == self.effectivePort()) return true;
        boolean portsMatch =
                url.effectivePort() == self.effectivePort() || url.hasDefaultPort() && self.hasDefaultPort();
        boolean isUpgrade = url.scheme().equals("https")
                || url.scheme().equals("wss")
                || self.scheme().equals("http") && url.scheme().equals("ws");
        return portsMatch && isUpgrade;
    }

    // https://www.w3.org/TR/CSP3/#match-nonce-to-source-list
    boolean hasNonce(String nonce) {
        return !nonce.isEmpty() && nonces.contains(nonce);
    }

    // https://www.w3.org/TR/CSP3/#match-integrity-metadata-to-source-list
    /** Whether the list has all hashes of an integrity attribute. */
    boolean hasIntegrity(String integrity) {
        if (hashes.isEmpty() || integrity.isBlank()) return false;
        boolean hasSome = false;
        for (String each : integrity.strip().split("\\s+")) {
            Matcher hash = HASH.matcher("'" + each.replaceFirst("\\?.*", "") + "'");
            if (!hash.matches()) continue;
            if (!hashes.contains(hash(hash.group(1), hash.group(2)))) return false;
            hasSome = true;
        }
        return hasSome;
    }

    // https://www.w3.org/TR/CSP3/#allow-all-inline
    private boolean allowsAllInline(InlineBehavior kind) {
        if (!nonces.isEmpty() || !hashes.isEmpty()) return false;
        return has("'unsafe-inline'") && !(kind.isScript() && has("'strict-dynamic'"));
    }

    // https://www.w3.org/TR/CSP3/#match-element-to-source-list
    /** @param nonce that of the element; empty for none, or if it must not count */
    boolean allowsInline(InlineBehavior kind, String nonce, String text) {
        if (allowsAllInline(kind) || kind.isElement() && hasNonce(nonce)) return true;
        return (kind.isElement() || has("'unsafe-hashes'")) && hasHashOf(text);
    }

    private boolean hasHashOf(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (Hash hash : hashes) {
            if (hash.value.equals(digest(hash.algorithm, bytes))) return true;
        }
        return false;
    }

    private static String digest(String algorithm, byte[] bytes) {
        try {
            byte[] digest =
                    MessageDigest.getInstance(algorithm.replace("sha", "SHA-")).digest(bytes);
            return Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
