package dev.gyre.node.binding;

import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.realm.Realm;
import dev.gyre.node.runtime.NodeContext;

/** internalBinding('http_parser'): the class ResponseParser. */
// lib/internal/bindings.md, http_parser
final class HttpParserBinding {
    private HttpParserBinding() {}

    static JsObject create(NodeContext context) {
        Realm realm = context.realm();
        JsObject binding = JsObject.create(realm);
        binding.createDataProperty("ResponseParser", BindingClasses.constructor(realm, "ResponseParser", 1,
                BindingClasses.prototype(realm, ResponseParserPrototypeTable.INSTANCE),
                (prototype, arguments) -> new ResponseParserObject(context, prototype, (JsObject) BindingClasses.argument(arguments, 0))));
        return binding;
    }
}
