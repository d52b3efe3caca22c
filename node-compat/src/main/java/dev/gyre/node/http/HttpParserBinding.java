package dev.gyre.node.http;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.BindingClasses;
import dev.gyre.node.environment.Environment;

/** internalBinding('http_parser'): the class ResponseParser. */
// lib/internal/bindings.md, http_parser
public final class HttpParserBinding {
    private HttpParserBinding() {}

    public static JsObject create(Environment environment) {
        Realm realm = environment.realm();
        JsObject binding = JsObject.create(realm);
        binding.createDataProperty(
                "ResponseParser",
                BindingClasses.constructor(
                        realm,
                        "ResponseParser",
                        3,
                        BindingClasses.prototype(realm, ResponseParserPrototypeTable.INSTANCE),
                        (prototype, arguments) -> new ResponseParserObject(
                                environment,
                                prototype,
                                (JsObject) BindingClasses.argument(arguments, 0),
                                (int) Math.min(
                                        Integer.MAX_VALUE,
                                        TypeConversion.toNumber(BindingClasses.argument(arguments, 1))),
                                TypeConversion.toInt32(BindingClasses.argument(arguments, 2)))));
        return binding;
    }
}
