package dev.gyre.page.embed;

/** Answers the requests of a page. */
@FunctionalInterface
public interface PageHandler {
    /** An answer. @param body as text in UTF-8 */
    record Answer(int status, String contentType, String body) {
        public static Answer html(String body) {
            return new Answer(200, "text/html;charset=utf-8", body);
        }

        public static Answer json(String body) {
            return new Answer(200, "application/json", body);
        }
    }

    /** The answer to a request; null if there is nothing at the URL. */
    Answer answer(String method, String url);
}
