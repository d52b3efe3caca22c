package dev.gyre.engine.builtins.fundamental;

import dev.gyre.engine.builtins.Receiver;
import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.error.CallSiteInfo;
import dev.gyre.engine.runtime.error.CallSiteObject;
import dev.gyre.engine.runtime.error.FramePosition;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.engine.runtime.value.Undefined;

/** The prototype of the CallSite objects that Error.prepareStackTrace gets. */
@BuiltinObject(intrinsic = "%CallSite.prototype%")
public final class CallSitePrototype {
    private CallSitePrototype() {}

    private static CallSiteInfo frame(Object self, String method) {
        if (self instanceof CallSiteObject site) {
            return site.frame();
        }
        throw Receiver.incompatible(self, "CallSite." + method);
    }

    private static Object orNull(Object value) {
        return value == null ? Null.INSTANCE : value;
    }

    // CallSite.getColumnNumber ( ), https://v8.dev/docs/stack-trace-api
    @Builtin
    static Object getColumnNumber(Realm realm, Object self) {
        FramePosition position = frame(self, "getColumnNumber").position();
        return position == null ? Null.INSTANCE : (Object) position.column();
    }

    // CallSite.getEvalOrigin ( ), https://v8.dev/docs/stack-trace-api
    @Builtin
    static Object getEvalOrigin(Realm realm, Object self) {
        CallSiteInfo frame = frame(self, "getEvalOrigin");
        return frame.isEval() ? frame.location() : Undefined.INSTANCE;
    }

    // CallSite.getFileName ( ), https://v8.dev/docs/stack-trace-api
    @Builtin(
            names = {"getFileName", "getScriptNameOrSourceURL"},
            magic = {0, 1})
    static Object getFileName(Realm realm, Object self, int magic) {
        FramePosition position = frame(self, "getFileName").position();
        return position == null ? Null.INSTANCE : orNull(position.fileName());
    }

    // CallSite.getFunction ( ), https://v8.dev/docs/stack-trace-api
    @Builtin
    static Object getFunction(Realm realm, Object self) {
        Object function = frame(self, "getFunction").function();
        return function == null ? Undefined.INSTANCE : function;
    }

    // CallSite.getFunctionName ( ), https://v8.dev/docs/stack-trace-api
    @Builtin
    static Object getFunctionName(Realm realm, Object self) {
        String name = frame(self, "getFunctionName").functionName();
        return name.isEmpty() ? Null.INSTANCE : name;
    }

    // CallSite.getLineNumber ( ), https://v8.dev/docs/stack-trace-api
    @Builtin
    static Object getLineNumber(Realm realm, Object self) {
        FramePosition position = frame(self, "getLineNumber").position();
        return position == null ? Null.INSTANCE : (Object) position.line();
    }

    // CallSite.getMethodName ( ), https://v8.dev/docs/stack-trace-api
    @Builtin
    static Object getMethodName(Realm realm, Object self) {
        return orNull(frame(self, "getMethodName").methodName());
    }

    // CallSite.getPromiseIndex ( ), https://v8.dev/docs/stack-trace-api
    @Builtin
    static Object getPromiseIndex(Realm realm, Object self) {
        frame(self, "getPromiseIndex");
        return Null.INSTANCE;
    }

    /** Undefined as for all strict functions, since a receiver must not leak. */
    // CallSite.getThis ( ), https://v8.dev/docs/stack-trace-api
    @Builtin
    static Object getThis(Realm realm, Object self) {
        frame(self, "getThis");
        return Undefined.INSTANCE;
    }

    // CallSite.getTypeName ( ), https://v8.dev/docs/stack-trace-api
    @Builtin
    static Object getTypeName(Realm realm, Object self) {
        return orNull(frame(self, "getTypeName").typeName());
    }

    // CallSite.isAsync ( ), https://v8.dev/docs/stack-trace-api
    @Builtin
    static boolean isAsync(Realm realm, Object self) {
        return frame(self, "isAsync").isAsync();
    }

    // CallSite.isConstructor ( ), https://v8.dev/docs/stack-trace-api
    @Builtin
    static boolean isConstructor(Realm realm, Object self) {
        return frame(self, "isConstructor").isConstructor();
    }

    // CallSite.isEval ( ), https://v8.dev/docs/stack-trace-api
    @Builtin
    static boolean isEval(Realm realm, Object self) {
        return frame(self, "isEval").isEval();
    }

    // CallSite.isNative ( ), https://v8.dev/docs/stack-trace-api
    @Builtin
    static boolean isNative(Realm realm, Object self) {
        return frame(self, "isNative").isNative();
    }

    // CallSite.isPromiseAll ( ), https://v8.dev/docs/stack-trace-api
    @Builtin
    static boolean isPromiseAll(Realm realm, Object self) {
        frame(self, "isPromiseAll");
        return false;
    }

    // CallSite.isToplevel ( ), https://v8.dev/docs/stack-trace-api
    @Builtin
    static boolean isToplevel(Realm realm, Object self) {
        return frame(self, "isToplevel").isToplevel();
    }

    // CallSite.toString ( ), https://v8.dev/docs/stack-trace-api
    @Builtin
    static Object toString(Realm realm, Object self) {
        return frame(self, "toString").format();
    }
}
