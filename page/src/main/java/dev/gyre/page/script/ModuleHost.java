package dev.gyre.page.script;

import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.page.net.PageResponse;
import dev.gyre.page.net.RequestMetadata;
import java.util.function.Consumer;

/** What modules need of the document or worker whose they are. */
public interface ModuleHost {
    Realm realm();

    /** Null for an invalid URL. @param base absolute */
    String resolve(String url, String base);

    // https://html.spec.whatwg.org/#document-base-url
    String baseUrl();

    /** Loads what a URL has, as far as the content security policies allow it; the answer arrives in a task. */
    void load(String destination, String url, RequestMetadata metadata, Consumer<PageResponse> answer);

    /** The serialised origin of the document or worker. */
    String origin();

    // https://html.spec.whatwg.org/#report-the-error
    void reportError(Object value);
}
