package dev.gyre.page.api;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.StackFrame;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.environment.GuestRealm;
import dev.gyre.node.environment.InternalLibrary;
import dev.gyre.node.environment.SourceLocation;
import dev.gyre.node.messaging.Message;
import dev.gyre.node.messaging.MessageReader;
import dev.gyre.node.messaging.MessageWriter;
import dev.gyre.page.GlobalScope;
import dev.gyre.page.Page;
import dev.gyre.page.PageRuntime;
import dev.gyre.page.dom.events.Event;
import dev.gyre.page.dom.events.EventTarget;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.idl.Idl;
import dev.gyre.page.settle.PageTasks;
import dev.gyre.page.window.Window;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A Node runtime as the pages in it see it. */
final class SharedRuntime implements PageRuntime {
    private final Environment environment;
    private final PageSession session;

    /** The top frame of a stack on which only the library runs; null for none. */
    private StackFrame libraryFrame;

    SharedRuntime(Environment environment, PageSession session) {
        this.environment = environment;
        this.session = session;
    }

    @Override
    public Agent agent() {
        return environment.realm().agent();
    }

    @Override
    public void adopt(Realm realm, GlobalScope scope) {
        InternalLibrary library = environment.library().in(realm);
        environment.guests().add(realm, new PageGuest(environment, scope, library));
        new PageGlobals(environment, session, this, scope, library).install();
    }

    @Override
    public void enqueueMicrotask(Runnable job) {
        environment.ticks().enqueueMicrotask(job);
    }

    @Override
    public boolean isStackEmpty() {
        StackFrame top = agent().topFrame();
        return top == null || top == libraryFrame;
    }

    @Override
    public void checkpoint() {
        if (isStackEmpty()) environment.ticks().runMicrotasks();
    }

    /** Runs steps of the user agent that a function of the library has begun: unless a script has called that, the microtasks run after each callback. */
    <T> T inLibrary(Supplier<T> steps) {
        StackFrame outer = libraryFrame;
        StackFrame top = agent().topFrame();
        StackFrame frame = top == null ? null : top.top(agent());
        while (frame != null && frame.isLibrary()) frame = frame.caller();
        if (frame == null || frame.isAsync()) libraryFrame = top;
        try {
            return steps.get();
        } finally {
            libraryFrame = outer;
        }
    }

    /** Dispatches an event of the user agent; returns false if it was canceled. @param target what programs have of an event target */
    boolean dispatch(Object target, Object event) {
        var dispatched = (Event) event;
        dispatched.isTrusted(true);
        return inLibrary(() -> ((EventTarget) Idl.unwrapped(target)).dispatch(dispatched));
    }

    @Override
    public String resolveUrl(String url, String base) {
        var constructor = (JsObject) ((JsObject) environment.library().require("internal/url")).get("URL");
        try {
            Object[] arguments = base == null ? new Object[] {url} : new Object[] {url, base};
            String href = TypeConversion.toString(
                    constructor.construct(arguments, constructor).get("href"));
            boolean isValid = !href.contains("xn--")
                    || environment.library().call("internal/url/parser", "hasValidDomain", href) == Boolean.TRUE;
            return isValid ? href : null;
        } catch (JsException invalid) {
            return null;
        }
    }

    @Override
    public Object serialize(Object value, List<Object> transfer) {
        try {
            return MessageWriter.write(environment, value, transfer);
        } catch (JsException failure) {
            if (failure.value(environment.realm()) instanceof JsObject error
                    && "DataCloneError".equals(error.get("name"))) {
                throw new DomError("DataCloneError", TypeConversion.toString(error.get("message")));
            }
            throw failure;
        }
    }

    @Override
    public List<Object> deserialize(Object message, Realm target) {
        return MessageReader.read(target, (Message) message);
    }

    @Override
    public Object post(Realm from, Object value, Object transfer) {
        return GuestRealm.of(from).library().call("internal/page/messaging", "message", value, transfer);
    }

    @Override
    public void deliver(Page to, Object message, String origin, Window source) {
        GuestRealm.of(to.realm()).library().call("internal/page/messaging", "deliver", message, origin, source);
    }

    @Override
    public Object library(Realm of, String module, String function, Object... arguments) {
        return GuestRealm.of(of).library().call(module, function, arguments);
    }

    @Override
    public byte[] bytesOf(Realm of, JsObject blob) {
        return ByteView.of((JsObject) library(of, "internal/blob", "bytesOf", blob))
                .copy();
    }

    @Override
    public void pause(PageTasks.Owner receiver, Consumer<Runnable> begin) {
        session.pump().pause(receiver, begin);
    }

    @Override
    public String place() {
        SourceLocation place = SourceLocation.current(environment.realm());
        return place == null ? "" : place.toString();
    }
}
