package dev.gyre.page.net;

/** Answers a page's requests at once. */
@FunctionalInterface
public interface ResourceLoader {
    /** What a URL gives. @param contentType as the header has it, null for none */
    record Resource(byte[] bytes, String contentType) {}

    /** Null if there is nothing at the URL. */
    Resource load(String url);

    /** These answers as a network. */
    default Network network() {
        return (request, answer) -> {
            Resource resource = load(request.url());
            answer.accept(
                    resource == null
                            ? PageResponse.notFound(request.url())
                            : PageResponse.ok(request.url(), resource.bytes(), resource.contentType()));
            return () -> {};
        };
    }
}
