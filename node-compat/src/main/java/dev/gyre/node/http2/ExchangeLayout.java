package dev.gyre.node.http2;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;
import dev.gyre.engine.runtime.object.ObjectBoilerplate;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.http.HttpDate;
import java.util.Map;
import java.util.function.Function;

/** What the requests and responses of the compatibility API begin with, in which slots, and the library's functions for them. */
final class ExchangeLayout {

    final ObjectBoilerplate requests;
    final ObjectBoilerplate responses;
    final HttpDate date;
    final int requestState;
    final int requestHeaders;
    final int responseState;
    final int responseHeaders;
    final int responseTrailers;
    final int responseRequest;

    /** (request, response): false, and nothing done, where the session or the server wants the stream. */
    final JsObject onExchange;
    /** (id, headers, request, response, isOver): makes the stream; without a connection to request and response if it is over. */
    final JsObject onTouched;
    /** (phase, sentHeaders, chunk): brings a stream to what has become of it. */
    final JsObject onCatchUp;
    /** (isOver): the state of a request's body. */
    final JsObject makeReadableState;
    /** (raw): an object of headers. */
    final JsObject makeHeaders;
    /** (isClosed): the own state of a request. */
    final JsObject makeRequestState;
    /** (statusCode, isEnding, isClosed): the own state of a response. */
    final JsObject makeResponseState;
    /** (): the listeners that a request has from the start. */
    final JsObject makeRequestListeners;

    ExchangeLayout(Realm realm, HttpDate date, JsObject given) {
        this.date = date;
        JsObject request = (JsObject) given.get("request");
        JsObject response = (JsObject) given.get("response");
        JsObject ofRequest = (JsObject) given.get("requestSymbols");
        JsObject ofResponse = (JsObject) given.get("responseSymbols");
        onExchange = ByteView.functionOrNull(given, "onExchange");
        onTouched = ByteView.functionOrNull(given, "onTouched");
        onCatchUp = ByteView.functionOrNull(given, "onCatchUp");
        makeReadableState = ByteView.functionOrNull(given, "makeReadableState");
        makeHeaders = ByteView.functionOrNull(given, "makeHeaders");
        makeRequestState = ByteView.functionOrNull(given, "makeRequestState");
        makeResponseState = ByteView.functionOrNull(given, "makeResponseState");
        makeRequestListeners = ByteView.functionOrNull(given, "makeRequestListeners");
        Object state = ofRequest.get("state");
        Object headers = ofRequest.get("headers");
        requests = new ObjectBoilerplate(
                request,
                Map.of(
                        "_readableState",
                        late(Http2Exchange::readableState),
                        "_events",
                        late(Http2Exchange::requestListeners),
                        state,
                        late(Http2Exchange::requestState),
                        headers,
                        late(Http2Exchange::headers),
                        ofRequest.get("rawHeaders"),
                        late(Http2Exchange::rawHeaders),
                        ofRequest.get("trailers"),
                        late(exchange -> JsObject.create(realm)),
                        ofRequest.get("rawTrailers"),
                        late(exchange -> JsArray.of(realm)),
                        ofRequest.get("stream"),
                        late(Http2Exchange::stream)));
        requestState = requests.slotOf(state);
        requestHeaders = requests.slotOf(headers);
        Object ownState = ofResponse.get("state");
        Object ownHeaders = ofResponse.get("headers");
        Object trailers = ofResponse.get("trailers");
        responses = new ObjectBoilerplate(
                response,
                Map.of(
                        "_events",
                        late(Http2Exchange::responseListeners),
                        ownState,
                        late(Http2Exchange::responseState),
                        ownHeaders,
                        late(Http2Exchange::responseHeaders),
                        trailers,
                        late(exchange -> JsObject.create(realm, null)),
                        ofResponse.get("stream"),
                        late(Http2Exchange::stream)));
        responseState = responses.slotOf(ownState);
        responseHeaders = responses.slotOf(ownHeaders);
        responseTrailers = responses.slotOf(trailers);
        responseRequest = responses.slotOf("req");
    }

    private static LazyValue late(Function<Http2Exchange, Object> value) {
        return new LazyValue() {
            @Override
            protected Object resolve(JsObject holder) {
                return value.apply(((Http2MessageObject) holder).exchange());
            }
        };
    }
}
