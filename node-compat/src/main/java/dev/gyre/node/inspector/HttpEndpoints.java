package dev.gyre.node.inspector;

import dev.gyre.node.environment.NodeVersion;
import dev.gyre.node.inspector.objects.StackTraces;
import dev.gyre.node.inspector.protocol.JsonWriter;
import dev.gyre.node.inspector.protocol.ProtocolTable;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.http.DefaultFullHttpResponse;
import io.netty.handler.codec.http.FullHttpRequest;
import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpVersion;
import io.netty.handler.codec.http.websocketx.WebSocketServerHandshaker;
import io.netty.handler.codec.http.websocketx.WebSocketServerHandshakerFactory;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Answers the requests of debuggers that look for targets, and upgrades connections to WebSockets. */
// https://chromedevtools.github.io/devtools-protocol/#endpoints
final class HttpEndpoints extends SimpleChannelInboundHandler<FullHttpRequest> {
    private final InspectorServer server;

    HttpEndpoints(InspectorServer server) {
        this.server = server;
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, FullHttpRequest request) {
        String path = request.uri().replaceAll("\\?.*", "");
        boolean isAllowed = isAllowed(request.headers().get(HttpHeaderNames.HOST));
        if (isAllowed && request.method().equals(HttpMethod.GET)) {
            if ("websocket".equalsIgnoreCase(request.headers().get(HttpHeaderNames.UPGRADE))
                    && path.equals("/" + server.id())) {
                upgrade(context, request);
                return;
            }
            Object answer = answer(path);
            if (answer != null) {
                send(context, HttpResponseStatus.OK, "application/json", JsonWriter.write(answer) + "\n\n");
                return;
            }
        }
        send(context, HttpResponseStatus.BAD_REQUEST, "text/html", "WebSockets request was expected\r\n");
    }

    /** A page of another host that resolves to this machine must not reach the program, so only addresses and localhost are names for it. */
    private static boolean isAllowed(String hostOrNull) {
        if (hostOrNull == null || hostOrNull.isEmpty()) return true;
        String host = hostOrNull.replaceAll(":[0-9]*$", "");
        return host.equalsIgnoreCase("localhost")
                || host.toLowerCase(Locale.ROOT).endsWith(".localhost")
                || host.matches("[0-9.]+")
                || host.startsWith("[");
    }

    private Object answer(String path) {
        String name = path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
        return switch (name) {
            case "/json", "/json/list" -> List.of(target());
            case "/json/version" -> version();
            case "/json/protocol" ->
                Map.of("version", Map.of("major", "1", "minor", "3"), "domains", ProtocolTable.description());
            default -> null;
        };
    }

    private Map<String, Object> version() {
        var version = new LinkedHashMap<String, Object>();
        version.put("Browser", "node.js/v" + NodeVersion.NODE);
        version.put("Protocol-Version", "1.1");
        return version;
    }

    private Map<String, Object> target() {
        List<String> argv = server.inspector().environment().settings().argv();
        String script = argv.size() > 1 ? argv.get(1) : "";
        String front = "devtools://devtools/bundled/";
        String query = ".html?experiments=true&v8only=true&ws=" + server.authority() + "/" + server.id();
        var target = new LinkedHashMap<String, Object>();
        target.put("description", "node.js instance");
        target.put("devtoolsFrontendUrl", front + "js_app" + query);
        target.put("devtoolsFrontendUrlCompat", front + "inspector" + query);
        target.put("faviconUrl", "https://nodejs.org/static/images/favicons/favicon.ico");
        target.put("id", server.id());
        target.put("title", script.isEmpty() ? "gyre[" + ProcessHandle.current().pid() + "]" : script);
        target.put("type", "node");
        target.put(
                "url",
                script.isEmpty()
                        ? "file://"
                        : StackTraces.url(server.inspector()
                                .environment()
                                .settings()
                                .cwd()
                                .resolve(script)
                                .toString()));
        target.put("webSocketDebuggerUrl", server.url());
        return target;
    }

    private static void send(ChannelHandlerContext context, HttpResponseStatus status, String type, String body) {
        var content = Unpooled.copiedBuffer(body, StandardCharsets.UTF_8);
        var response = new DefaultFullHttpResponse(HttpVersion.HTTP_1_0, status, content);
        response.headers().set(HttpHeaderNames.CONTENT_TYPE, type + "; charset=UTF-8");
        if (status.equals(HttpResponseStatus.OK)) {
            response.headers().set(HttpHeaderNames.CACHE_CONTROL, "no-cache");
            response.headers().set(HttpHeaderNames.CONTENT_LENGTH, content.readableBytes());
        }
        context.writeAndFlush(response).addListener(ChannelFutureListener.CLOSE);
    }

    private void upgrade(ChannelHandlerContext context, FullHttpRequest request) {
        WebSocketServerHandshaker handshaker = new WebSocketServerHandshakerFactory(
                        server.url(), null, false, InspectorServer.LONGEST_MESSAGE)
                .newHandshaker(request);
        if (handshaker == null) {
            WebSocketServerHandshakerFactory.sendUnsupportedVersionResponse(context.channel());
            return;
        }
        var connection = new WebSocketConnection(server.inspector(), context.channel());
        context.pipeline().addLast(connection);
        context.pipeline().remove(this);
        handshaker.handshake(context.channel(), request);
        connection.open();
    }
}
