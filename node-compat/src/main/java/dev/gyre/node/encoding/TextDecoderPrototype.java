package dev.gyre.node.encoding;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.buffer.ByteView;
import java.nio.charset.CharacterCodingException;

/** The methods of the binding's decoders. */
// lib/internal/bindings.md, encoding
@BuiltinObject(intrinsic = "%Decoder.prototype%")
final class TextDecoderPrototype {
    private TextDecoderPrototype() {}

    // decode(view, isLast)
    @Builtin
    static Object decode(Realm realm, Object self, Object view, Object isLast) {
        if (!(self instanceof TextDecoderObject decoder)) throw Receiver.incompatible(self, "Decoder.prototype.decode");
        try {
            return decoder.decode(realm, ByteView.of(view), TypeConversion.toBoolean(isLast));
        } catch (CharacterCodingException invalid) {
            throw Errors.typeError("The encoded data was not valid");
        }
    }
}
