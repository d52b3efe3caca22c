package dev.gyre.page.api;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.BindingProvider;
import dev.gyre.node.environment.Environment;
import dev.gyre.page.idl.Idl;
import dev.gyre.page.net.Folder;
import dev.gyre.page.net.PageResponse;
import java.nio.file.Path;

/** internalBinding('page'). */
public final class PageBinding implements BindingProvider {
    @Override
    public String name() {
        return "page";
    }

    @Override
    public JsObject create(Environment environment) {
        JsObject binding = JsObject.create(environment.realm());
        // open(settings): a handle
        define(
                environment,
                binding,
                "open",
                arguments -> new PageSession(environment, (JsObject) arguments[0]).handle());
        // file(folder, url, path): the answer that a file of a folder is
        define(environment, binding, "file", arguments -> {
            Path folder = environment.cwd().resolve(TypeConversion.toString(arguments[0]));
            return response(
                    environment,
                    new Folder(folder)
                            .answer(TypeConversion.toString(arguments[1]), TypeConversion.toString(arguments[2])));
        });
        // cookies(): a jar that pages can share
        define(environment, binding, "cookies", arguments -> new CookiesObject(environment));
        return binding;
    }

    /** The body of a binding's function. */
    interface Body {
        Object call(Object[] arguments);
    }

    static void define(Environment environment, JsObject holder, String name, Body body) {
        holder.createDataProperty(
                name,
                new NativeClosure(
                        environment.realm(),
                        name,
                        0,
                        (realm, callee, self, arguments, newTarget) -> body.call(arguments)));
    }

    /** The object of an answer that the library works with. */
    private static JsObject response(Environment environment, PageResponse response) {
        JsObject object = JsObject.create(environment.realm());
        object.createDataProperty("status", response.status());
        object.createDataProperty("type", Idl.value(response.header("content-type")));
        object.createDataProperty("body", ByteView.arrayBuffer(environment.realm(), response.body()));
        return object;
    }
}
