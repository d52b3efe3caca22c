package dev.gyre.node.binding;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.node.crypto.CipherStream;

/** The handle of a cipher under way. */
final class CipherObject extends JsObject {
    private final CipherStream stream;

    CipherObject(JsObject prototype, CipherStream stream) {
        super(prototype);
        this.stream = stream;
    }

    CipherStream stream() {
        return stream;
    }
}
