package dev.gyre.page;

/** Answers a page's requests. */
@FunctionalInterface
public interface ResourceLoader {
    /** What a URL gives. @param contentType as the header has it, null for none */
    record Resource(byte[] bytes, String contentType) {}

    /** Null if there is nothing at the URL. */
    Resource load(String url);
}
