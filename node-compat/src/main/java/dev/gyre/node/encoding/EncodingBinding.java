package dev.gyre.node.encoding;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.BindingClasses;
import dev.gyre.node.environment.Environment;

/** internalBinding('encoding'): the legacy encodings of TextDecoder. */
// lib/internal/bindings.md, encoding
@BuiltinObject(intrinsic = "%encoding binding%")
public final class EncodingBinding {
    private EncodingBinding() {}

    /** The binding with its class Decoder. */
    public static JsObject create(Environment environment) {
        Realm realm = environment.realm();
        JsObject binding = JsObject.create(realm);
        BuiltinInstaller.populate(realm, binding, EncodingBindingTable.INSTANCE);
        JsObject decoders = BindingClasses.prototype(realm, TextDecoderPrototypeTable.INSTANCE);
        binding.put("Decoder", BindingClasses.constructor(realm, "Decoder", 2, decoders, EncodingBinding::decoder));
        return binding;
    }

    // canonicalName(label)
    @Builtin
    static Object canonicalName(Realm realm, Object self, Object label) {
        Encoding encoding = Encoding.ofLabelOrNull(TypeConversion.toString(label));
        return encoding == null ? Undefined.INSTANCE : encoding.name();
    }

    /** new Decoder(name, fatal), name being canonical. */
    private static JsObject decoder(JsObject prototype, Object[] arguments) {
        Encoding encoding = Encoding.ofLabelOrNull(TypeConversion.toString(BindingClasses.argument(arguments, 0)));
        if (encoding == null) throw Errors.rangeError("The encoding is not supported");
        return new TextDecoderObject(
                prototype, encoding, TypeConversion.toBoolean(BindingClasses.argument(arguments, 1)));
    }
}
