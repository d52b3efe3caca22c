package dev.gyre.node.http2;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.node.buffer.ByteView;

/** The functions of the library that sessions call. */
// lib/internal/bindings.md, http2
final class SessionHandlers {
    final JsObject onStream;
    final JsObject onHeaders;
    final JsObject onData;
    final JsObject onEnd;
    final JsObject onWantTrailers;
    final JsObject onStreamClose;
    final JsObject onSettings;
    final JsObject onPing;
    final JsObject onGoAway;
    final JsObject onAltSvc;
    final JsObject onOrigin;
    final JsObject onFrameError;
    final JsObject onError;
    final JsObject onDone;

    SessionHandlers(JsObject functions) {
        onStream = ByteView.functionOrNull(functions, "onStream");
        onHeaders = ByteView.functionOrNull(functions, "onHeaders");
        onData = ByteView.functionOrNull(functions, "onData");
        onEnd = ByteView.functionOrNull(functions, "onEnd");
        onWantTrailers = ByteView.functionOrNull(functions, "onWantTrailers");
        onStreamClose = ByteView.functionOrNull(functions, "onStreamClose");
        onSettings = ByteView.functionOrNull(functions, "onSettings");
        onPing = ByteView.functionOrNull(functions, "onPing");
        onGoAway = ByteView.functionOrNull(functions, "onGoAway");
        onAltSvc = ByteView.functionOrNull(functions, "onAltSvc");
        onOrigin = ByteView.functionOrNull(functions, "onOrigin");
        onFrameError = ByteView.functionOrNull(functions, "onFrameError");
        onError = ByteView.functionOrNull(functions, "onError");
        onDone = ByteView.functionOrNull(functions, "onDone");
    }
}
