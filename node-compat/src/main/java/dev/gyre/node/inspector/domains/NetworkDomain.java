package dev.gyre.node.inspector.domains;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.node.inspector.Inspector;
import dev.gyre.node.inspector.NetworkResources;
import dev.gyre.node.inspector.Session;
import dev.gyre.node.inspector.objects.StackTraces;
import dev.gyre.node.inspector.protocol.Domain;
import dev.gyre.node.inspector.protocol.Params;
import dev.gyre.node.inspector.protocol.ProtocolError;
import dev.gyre.node.inspector.protocol.Reply;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The domain Network: requests of node:http, fetch and WebSocket, and what programs report by inspector.Network. There are events only with
 * --experimental-network-inspection; the library makes them while a session has enabled the domain.
 */
// https://chromedevtools.github.io/devtools-protocol/tot/Network/
public final class NetworkDomain implements Domain, Inspector.NetworkListener {
    private static final String UTF8 = "utf-8";

    private final Session session;
    private final Map<String, NetworkRequest> requests = new HashMap<>();
    private boolean enabled;

    public NetworkDomain(Session session) {
        this.session = session;
    }

    @Override
    public String name() {
        return "Network";
    }

    @Override
    public boolean has(String method) {
        return switch (method) {
            case "enable", "disable" -> true;
            case "getRequestPostData", "getResponseBody", "streamResourceContent", "loadNetworkResource" -> true;
            default -> false;
        };
    }

    @Override
    public void call(String method, Params params, Reply reply) throws ProtocolError {
        switch (method) {
            case "enable" -> enable();
            case "disable" -> close();
            case "loadNetworkResource" -> {
                reply.send(Map.of("resource", resource(params.string("url"))));
                return;
            }
            default -> {
                reply.send(body(method, params.string("requestId")));
                return;
            }
        }
        reply.send(Map.of());
    }

    private void enable() {
        if (!enabled) session.inspector().listen(this);
        enabled = true;
    }

    @Override
    public void close() {
        if (enabled) session.inspector().unlisten(this);
        enabled = false;
        requests.clear();
    }

    private Map<String, Object> resource(String url) throws ProtocolError {
        NetworkResources resources = session.inspector().resourcesOrNull();
        if (resources == null)
            throw ProtocolError.server("Network resource loading is not enabled. This feature is experimental and "
                    + "requires --experimental-inspector-network-resource flag to be set.");
        var result = new LinkedHashMap<String, Object>();
        boolean isFound = resources.get(url).length > 0;
        result.put("success", isFound);
        if (isFound) result.put("stream", url);
        return result;
    }

    private Map<String, Object> body(String method, String id) throws ProtocolError {
        NetworkRequest request = requests.get(id);
        if (request == null) throw wrong("Request not found");
        switch (method) {
            case "getRequestPostData" -> {
                if (!request.isSent) throw wrong("Request data is not finished yet");
                if (!request.sendsText) throw ProtocolError.server("Unable to serialize binary request body");
                return Map.of("postData", request.sentText());
            }
            case "getResponseBody" -> {
                if (!request.isReceived) throw wrong("Response data is not finished yet");
                requests.remove(id);
                var result = new LinkedHashMap<String, Object>();
                result.put("body", request.receivedText());
                result.put("base64Encoded", !request.receivesText);
                return result;
            }
            default -> {
                request.isStreamed = true;
                if (request.isReceived) requests.remove(id);
                return Map.of("bufferedData", request.takeReceived());
            }
        }
    }

    private static ProtocolError wrong(String message) {
        return new ProtocolError(ProtocolError.INVALID_PARAMS, message);
    }

    // ---- events

    @Override
    public void happened(String method, JsObject object) {
        var event = new ProgramEvent(object);
        switch (method) {
            case "requestWillBeSent" -> willBeSent(event);
            case "dataSent" -> sent(event);
            case "responseReceived" -> answered(event);
            case "dataReceived" -> received(event);
            case "loadingFinished" -> finished(event);
            case "loadingFailed" -> failed(event);
            case "webSocketCreated" -> {
                var params = params(event);
                params.put("url", event.string("url"));
                params.put("initiator", initiator());
                send(method, params);
            }
            case "webSocketHandshakeResponseReceived" -> {
                var params = timedParams(event);
                params.put("response", response(event.object("response")));
                send(method, params);
            }
            default -> send(method, timedParams(event));
        }
    }

    private void willBeSent(ProgramEvent event) {
        var params = params(event);
        Number timestamp = event.number("timestamp"), wallTime = event.number("wallTime");
        ProgramEvent request = event.object("request");
        boolean hasBody = request.isTrue("hasPostData");
        var described = new LinkedHashMap<String, Object>();
        described.put("url", request.string("url"));
        described.put("method", request.string("method"));
        described.put("headers", request.headers());
        described.put("hasPostData", hasBody);
        params.put("request", described);
        params.put("initiator", initiator());
        params.put("timestamp", timestamp);
        params.put("wallTime", wallTime);
        boolean isText = UTF8.equals(event.string("charset", ""));
        requests.putIfAbsent(event.string("requestId"), new NetworkRequest(isText, hasBody));
        send("requestWillBeSent", params);
    }

    private void sent(ProgramEvent event) {
        NetworkRequest request = requests.get(event.string("requestId"));
        if (request == null) return;
        if (event.isTrue("finished")) {
            request.isSent = true;
            return;
        }
        event.number("timestamp");
        event.number("dataLength");
        request.sent(event.bytes("data"));
    }

    private void answered(ProgramEvent event) {
        var params = timedParams(event);
        params.put("type", event.string("type"));
        ProgramEvent response = event.object("response");
        var described = new LinkedHashMap<String, Object>();
        described.put("url", response.string("url"));
        described.putAll(response(response));
        described.put("mimeType", response.string("mimeType", ""));
        String charset = response.string("charset", "");
        described.put("charset", charset);
        params.put("response", described);
        NetworkRequest request = requests.get(event.string("requestId"));
        if (request == null) return;
        request.receivesText = charset.equals(UTF8);
        send("responseReceived", params);
    }

    private void received(ProgramEvent event) {
        NetworkRequest request = requests.get(event.string("requestId"));
        if (request == null) return;
        var params = timedParams(event);
        params.put("dataLength", event.number("dataLength"));
        params.put("encodedDataLength", event.number("encodedDataLength"));
        byte[] data = event.bytes("data");
        if (!request.isStreamed) {
            request.received(data);
            return;
        }
        params.put("data", Base64.getEncoder().encodeToString(data));
        send("dataReceived", params);
    }

    private void finished(ProgramEvent event) {
        var params = timedParams(event);
        NetworkRequest request = requests.get(event.string("requestId"));
        if (request != null && request.isStreamed) requests.remove(event.string("requestId"));
        else if (request != null) request.isReceived = true;
        send("loadingFinished", params);
    }

    private void failed(ProgramEvent event) {
        var params = timedParams(event);
        params.put("type", event.string("type"));
        params.put("errorText", event.string("errorText"));
        requests.remove(event.string("requestId"));
        send("loadingFailed", params);
    }

    private static Map<String, Object> params(ProgramEvent event) {
        var params = new LinkedHashMap<String, Object>();
        params.put("requestId", event.string("requestId"));
        return params;
    }

    private static Map<String, Object> timedParams(ProgramEvent event) {
        Map<String, Object> params = params(event);
        params.put("timestamp", event.number("timestamp"));
        return params;
    }

    private static Map<String, Object> response(ProgramEvent response) {
        var described = new LinkedHashMap<String, Object>();
        described.put("status", response.number("status"));
        described.put("statusText", response.string("statusText"));
        described.put("headers", response.headers());
        return described;
    }

    private Map<String, Object> initiator() {
        var initiator = new LinkedHashMap<String, Object>();
        initiator.put("type", "script");
        initiator.put("stack", StackTraces.current(session.environment().realm(), StackTraces.LIMIT));
        return initiator;
    }

    private void send(String method, Map<String, Object> params) {
        session.notify("Network." + method, params);
    }
}
