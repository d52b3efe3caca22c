package dev.gyre.engine.runtime.error;

import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.object.Accessor;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;
import dev.gyre.engine.runtime.object.NativeClosure;
import dev.gyre.engine.runtime.object.NativeFunction;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.realm.SurroundingAgent;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.ArrayList;
import java.util.List;

/** V8's stack API: capturing the frames, the stack property, captureStackTrace, prepareStackTrace and stackTraceLimit. */
public final class StackCapture {
    /** The hidden property that holds the {@link StackTrace}; the visible stack property is an accessor over it. */
    static final JsSymbol STACK = JsSymbol.privateName("#stack");

    static final String STACK_PROPERTY = "stack";
    private static final String ENGINE = "dev.gyre.engine.";
    private static final int DEFAULT_LIMIT = 10;
    private static final int MAXIMUM_LIMIT = 200;

    private StackCapture() {}

    /**
     * Adds a stack property to an object that has none; omits frames up to and including skipUntil, if it is on the
     * stack.
     */
    public static void install(Realm realm, JsObject object, JsObject skipUntilOrNull) {
        install(realm, object, realm.agent().topFrame(), skipUntilOrNull);
    }

    static void install(Realm realm, JsObject object, StackFrame top, JsObject skipUntilOrNull) {
        int limit = limit(realm);
        if (limit < 0) {
            return;
        }
        var trace = new StackTrace(realm, capture(realm, top, limit, skipUntilOrNull));
        if (object.hasPrivate(STACK)) {
            object.setPrivateField(STACK, trace);
        } else {
            object.addPrivate(STACK, trace, Attributes.WRITABLE);
        }
        object.defineBuiltin(STACK_PROPERTY, realm.stackAccessor(), Attributes.CONFIGURABLE);
    }

    /**
     * Finds the calls without a frame that the stack trace of an engine error needs, because its Error object is created when they have been left
     * already.
     */
    static void completeStack() {
        Agent agent = SurroundingAgent.current();
        if (agent == null || Agent.frameless(agent.depth()) == 0 || agent.topFrame() == null) return;
        StackFrame top = agent.topFrame().top(agent);
        if (top == null) return;
        agent.topFrame(top);
        int frames = top.realm() == null ? DEFAULT_LIMIT : limit(top.realm());
        for (StackFrame frame = top; frame != null && frames >= 0; frames--) frame = frame.caller();
    }

    /** Error.stackTraceLimit; -1 if it is not a number: then no stack is captured. */
    private static int limit(Realm realm) {
        JsObject constructor = realm.existingIntrinsic(Intrinsic.ERROR);
        if (constructor == null) {
            return DEFAULT_LIMIT;
        }
        int found = constructor.shape().find("stackTraceLimit");
        Object limit = found < 0 ? null : constructor.slot(found >>> 8);
        if (limit instanceof Integer || limit instanceof Double) {
            return (int) Math.max(0, Math.min(((Number) limit).doubleValue(), MAXIMUM_LIMIT));
        }
        return -1;
    }

    /** The frames from {@code top} on, youngest first. */
    public static List<CallSiteInfo> capture(Realm realm, StackFrame top, int limit, JsObject skipUntilOrNull) {
        var frames = new ArrayList<CallSiteInfo>(Math.min(limit, 16));
        // As in V8, a function to skip to that is not on the stack leaves no frames. Builtin functions may run without
        // a frame.
        boolean skipping =
                skipUntilOrNull != null && (!(skipUntilOrNull instanceof NativeFunction) || runs(top, skipUntilOrNull));
        boolean youngest = true;
        JsObject resuming = null;
        for (StackFrame frame = top; frame != null && frames.size() < limit; frame = frame.caller()) {
            JsFunction builtin = frame.activeNative();
            if (builtin != null && skipping) {
                skipping = builtin != skipUntilOrNull;
            } else if (builtin != null && builtin != resuming && !youngest && isShown(builtin)) {
                frames.add(new CallSiteInfo(
                        realm,
                        new NativeFrame(frame, builtin, frame.activeNativeThis(), frame.isActiveNativeConstructed())));
            }
            // The youngest frame may be calling the capture itself, or a function whose frame was passed in.
            youngest = youngest && frame.isNative();
            if (skipping) {
                skipping = frame.function() != skipUntilOrNull;
            } else if (frames.size() < limit && (!(frame instanceof NativeFrame named) || isShown(named.function()))) {
                frames.add(new CallSiteInfo(realm, frame));
            }
            StackFrame resumption = frame.resumption();
            resuming = resumption == null ? null : resumption.function();
            if (resumption != null && skipping) {
                skipping = resuming != skipUntilOrNull;
            } else if (resumption != null && frames.size() < limit) {
                frames.add(new CallSiteInfo(realm, resumption));
            }
        }
        return frames;
    }

    /**
     * V8's call, apply and bound functions leave the stack before their target runs, and functions of the embedder have
     * no frame.
     */
    private static boolean isShown(JsFunction builtin) {
        if (builtin instanceof NativeClosure closure) {
            return closure.code().getClass().getName().startsWith(ENGINE);
        }
        return builtin instanceof NativeFunction function
                && switch (function.table().intrinsic()) {
                    case "%Function.prototype%", "%Function%" -> false;
                    case "%Reflect%" ->
                        !function.table().key(function.id()).equals("apply")
                                && !function.table().key(function.id()).equals("construct");
                    default -> function.table().getClass().getName().startsWith(ENGINE);
                };
    }

    private static boolean runs(StackFrame top, JsObject function) {
        for (StackFrame frame = top; frame != null; frame = frame.caller()) {
            if (frame.function() == function || frame.activeNative() == function) {
                return true;
            }
        }
        return false;
    }

    /** The value of the stack property: the result of prepareStackTrace or of the embedder, or V8's text. */
    static Object format(Realm realm, JsObject error, List<CallSiteInfo> frames) {
        JsObject constructor = realm.existingIntrinsic(Intrinsic.ERROR);
        JsObject prepare = realm.agent().hooks().stackPreparation(realm, preparation(realm));
        if (prepare != null) {
            return prepare.call2(
                    constructor == null ? Undefined.INSTANCE : constructor, error, callSites(realm, frames));
        }
        if (realm.agent().hooks().preparesStackTraces()) {
            Object prepared = realm.agent().hooks().prepareStackTrace(realm, error, callSites(realm, frames));
            if (prepared != null) {
                return prepared;
            }
        }
        return text(error, frames);
    }

    /**
     * The realm's Error.prepareStackTrace if it is a function; null otherwise, also while it is still the embedder's
     * lazy one.
     */
    public static JsObject preparation(Realm realm) {
        JsObject constructor = realm.existingIntrinsic(Intrinsic.ERROR);
        if (constructor == null) {
            return null;
        }
        int found = constructor.shape().find("prepareStackTrace");
        if (found >= 0 && (found & Attributes.LAZY) != 0 && constructor.slot(found >>> 8) instanceof LazyValue) {
            return null;
        }
        return constructor.get("prepareStackTrace") instanceof JsObject function && function.isCallable()
                ? function
                : null;
    }

    /** Formats "Error: message" and one line per frame. */
    public static String text(JsObject error, List<CallSiteInfo> frames) {
        var text = new StringBuilder(header(error));
        for (CallSiteInfo frame : frames) {
            text.append("\n    at ").append(frame.format());
        }
        return text.toString();
    }

    /**
     * The result of Error.prototype.toString; throws if name or message cannot be converted to a string, as in Node.
     */
    private static String header(JsObject error) {
        Object name = error.get("name");
        Object message = error.get("message");
        String nameText = name == Undefined.INSTANCE ? "Error" : TypeConversion.toString(name);
        String messageText = message == Undefined.INSTANCE ? "" : TypeConversion.toString(message);
        return nameText.isEmpty() ? messageText : messageText.isEmpty() ? nameText : nameText + ": " + messageText;
    }

    public static JsArray callSites(Realm realm, List<CallSiteInfo> frames) {
        JsObject prototype = realm.intrinsic(Intrinsic.CALL_SITE_PROTOTYPE);
        var sites = new Object[frames.size()];
        for (int i = 0; i < sites.length; i++) {
            sites[i] = new CallSiteObject(prototype, frames.get(i));
        }
        return JsArray.adopt(realm, sites);
    }

    /** The frames captured for an error, youngest first; empty when there are none. */
    public static List<CallSiteInfo> framesOf(JsObject error) {
        return error.privateElement(STACK) instanceof StackTrace trace ? trace.frames() : List.of();
    }

    /** The accessor that all stack properties of a realm share. */
    public static Accessor createAccessor(Realm realm) {
        var getter = new NativeClosure(realm, "", 0, (inRealm, callee, self, args, newTarget) -> {
            JsObject holder = holder(self);
            return holder == null ? Undefined.INSTANCE : ((StackTrace) holder.privateElement(STACK)).value(holder);
        });
        var setter = new NativeClosure(realm, "", 1, (inRealm, callee, self, args, newTarget) -> {
            JsObject holder = holder(self);
            if (holder != null) {
                ((StackTrace) holder.privateElement(STACK)).value(args.length == 0 ? Undefined.INSTANCE : args[0]);
            }
            return Undefined.INSTANCE;
        });
        return new Accessor(getter, setter);
    }

    private static JsObject holder(Object self) {
        JsObject holder = self instanceof JsObject object ? object : null;
        while (holder != null && !(holder instanceof ProxyObject)) {
            if (holder.hasPrivate(STACK)) {
                return holder;
            }
            holder = holder.shape().prototype();
        }
        return null;
    }
}
