package dev.gyre.page;

import dev.gyre.page.net.PageResponse;
import java.util.Locale;
import java.util.regex.Pattern;

/** What kind of document an answer becomes, https://html.spec.whatwg.org/#loading-a-document. */
final class DocumentTypes {
    static final String HTML = "text/html";

    private static final Pattern XML = Pattern.compile("(text|application)/xml|[^;\\s]+\\+xml");
    private static final Pattern TEXT = Pattern.compile(
            "text/(plain|css|vtt|json|javascript)|application/(json|javascript|ecmascript|x-javascript)|[^;\\s]+\\+json");

    private static final Pattern IMAGE =
            Pattern.compile("image/(bmp|gif|jpeg|png|webp|x-icon|vnd\\.microsoft\\.icon|avif)");

    private DocumentTypes() {}

    /** The type of the document, in lower case and without parameters; HTML where a browser would not show a document. */
    static String of(PageResponse response) {
        String header = response.header("content-type");
        if (header == null) return HTML;
        String type = header.replaceFirst(";.*", "").strip().toLowerCase(Locale.ROOT);
        return isXml(type) || isText(type) || isImage(type) ? type : HTML;
    }

    // https://html.spec.whatwg.org/#the-object-element
    /** Whether an object or embed element shows the answer as a document of its own. */
    static boolean isNested(PageResponse response) {
        String essence = response.essence();
        return essence != null && (essence.equals(HTML) || isXml(essence));
    }

    static boolean isXml(String type) {
        return XML.matcher(type).matches();
    }

    /** Whether a document shows the answer as an image. */
    static boolean isImage(String type) {
        return IMAGE.matcher(type).matches();
    }

    /** Whether a document shows the answer's text. */
    static boolean isText(String type) {
        return TEXT.matcher(type).matches();
    }
}
