package dev.gyre.node.http;

import dev.gyre.engine.runtime.object.JsArray;

/**
 * Does in Java what ServerResponse does for a usual response, with the same bytes and the same state of the response afterwards. Where a response is not
 * usual nothing has been done, and ServerResponse's own JavaScript goes on.
 */
interface ResponseFastPath {
    /**
     * Composes the head of a response that the program begins by writeHead().
     *
     * @param listOrNull names and values in turn, instead of the headers that were set
     * @return the text, or null where the response is not usual
     */
    String composeHead(HttpMessageObject response, int status, String message, JsArray listOrNull);

    /**
     * Writes a part of the body as write() does, its head included where there is none.
     *
     * @param chunk the part
     * @param callback called when the part has gone out, or a nullish value
     * @return whether there is room for more, or null where the response, the part or an argument is not usual
     */
    Boolean write(HttpMessageObject response, Object chunk, Object encoding, Object callback);

    /**
     * Ends a response as end() does, its head included.
     *
     * @param chunk the last part of the body, or a nullish value
     * @param callback called when the response has gone out, or a nullish value
     * @return false where the response, its body or an argument is not usual
     */
    boolean end(HttpMessageObject response, Object chunk, Object encoding, Object callback);
}
