package dev.gyre.node.crypto.cipher;

import dev.gyre.engine.runtime.object.JsObject;

/** The handle of a cipher in use. */
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
