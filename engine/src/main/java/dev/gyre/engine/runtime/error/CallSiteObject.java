package dev.gyre.engine.runtime.error;

import dev.gyre.engine.runtime.object.JsObject;

/** The CallSite object that Error.prepareStackTrace gets for a frame. */
public final class CallSiteObject extends JsObject {
    private final CallSiteInfo frame;

    public CallSiteObject(JsObject prototype, CallSiteInfo frame) {
        super(prototype);
        this.frame = frame;
    }

    public CallSiteInfo frame() {
        return frame;
    }

    @Override
    public String className() {
        return "CallSite";
    }
}
