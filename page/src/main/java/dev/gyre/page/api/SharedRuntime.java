package dev.gyre.page.api;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.SourceLocation;
import dev.gyre.node.messaging.MessageReader;
import dev.gyre.node.messaging.MessageWriter;
import dev.gyre.page.Page;
import dev.gyre.page.PageRuntime;
import java.util.List;

/** A Node runtime as the pages in it see it. */
final class SharedRuntime implements PageRuntime {
    private final Environment environment;
    private final PageSession session;

    SharedRuntime(Environment environment, PageSession session) {
        this.environment = environment;
        this.session = session;
    }

    @Override
    public Agent agent() {
        return environment.realm().agent();
    }

    @Override
    public void adopt(Realm realm, Page page) {
        environment.guests().add(realm, new PageGuest(environment, page));
        new PageGlobals(environment, session, page).install();
    }

    @Override
    public void enqueueMicrotask(Runnable job) {
        environment.ticks().enqueueMicrotask(job);
    }

    @Override
    public void checkpoint() {
        if (agent().topFrame() == null) environment.ticks().runMicrotasks();
    }

    @Override
    public String resolveUrl(String url, String base) {
        var constructor = (JsObject) ((JsObject) environment.library().require("internal/url")).get("URL");
        try {
            Object[] arguments = base == null ? new Object[] {url} : new Object[] {url, base};
            return TypeConversion.toString(
                    constructor.construct(arguments, constructor).get("href"));
        } catch (JsException invalid) {
            return null;
        }
    }

    @Override
    public Object clone(Object value, Realm target) {
        if (!(value instanceof JsObject)) return value;
        List<Object> read = MessageReader.read(target, MessageWriter.write(environment, value, List.of()));
        return read.isEmpty() ? Undefined.INSTANCE : read.getFirst();
    }

    @Override
    public String place() {
        SourceLocation place = SourceLocation.current(environment.realm());
        return place == null ? "" : place.toString();
    }
}
