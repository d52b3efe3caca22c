package dev.gyre.engine.error;

import dev.gyre.engine.object.Accessor;
import dev.gyre.engine.object.JsFunction;
import dev.gyre.engine.object.JsObject;
import dev.gyre.engine.object.PropertyErrors;
import dev.gyre.engine.object.ProxyObject;
import dev.gyre.engine.operations.Comparison;
import dev.gyre.engine.operations.TypeConversion;
import dev.gyre.engine.realm.Realm;

/** One frame of a captured stack: what V8 calls a call site. */
public final class CapturedFrame {
    private final Realm realm;
    private final JsObject function;
    private final String functionName;
    private final Object thisValue;
    private final FramePosition position;
    private final boolean constructor;
    private final boolean async;
    private final boolean nativeCode;
    private final boolean eval;

    CapturedFrame(Realm realm, StackFrame frame) {
        this.realm = realm;
        this.function = frame.function();
        this.functionName = frame.functionName();
        this.thisValue = frame.thisValue();
        this.position = frame.position();
        this.constructor = frame.isConstructor();
        this.async = frame.isAsync();
        this.nativeCode = frame.isNative();
        this.eval = frame.isEval();
    }

    public JsObject function() {
        return function;
    }

    /** "" when anonymous. */
    public String functionName() {
        return functionName;
    }

    public Object thisValue() {
        return thisValue;
    }

    /** Null for native code. */
    public FramePosition position() {
        return position;
    }

    public boolean isConstructor() {
        return constructor;
    }

    public boolean isAsync() {
        return async;
    }

    public boolean isNative() {
        return nativeCode;
    }

    public boolean isEval() {
        return eval;
    }

    /** Whether the receiver is undefined, null or the global object. */
    public boolean isToplevel() {
        return thisValue == null || Comparison.isNullish(thisValue) || thisValue == realm.globalObject() || thisValue instanceof ProxyObject;
    }

    /** The receiver's constructor name; null at top level. */
    public String typeName() {
        if (thisValue == null || Comparison.isNullish(thisValue) || thisValue == realm.globalObject()) {
            return null;
        }
        return PropertyErrors.constructorName(receiver());
    }

    private JsObject receiver() {
        return thisValue instanceof JsObject object ? object : TypeConversion.prototypeOf(realm, thisValue);
    }

    /** The name of the receiver's property that holds the function; null when there is none or it is ambiguous. */
    public String methodName() {
        if (function == null || thisValue == null || Comparison.isNullish(thisValue)) {
            return null;
        }
        JsObject receiver = receiver();
        if (!functionName.isEmpty()) {
            for (JsObject holder = receiver; holder != null && !(holder instanceof ProxyObject); holder = holder.shape().prototype()) {
                int found = holder.shape().find(functionName);
                if (found >= 0) {
                    if (holdsFunction(holder.slot(found >>> 8))) {
                        return functionName;
                    }
                    break;
                }
            }
        }
        return searchedMethodName(receiver);
    }

    private String searchedMethodName(JsObject receiver) {
        String result = null;
        for (JsObject holder = receiver; holder != null && !(holder instanceof ProxyObject); holder = holder.shape().prototype()) {
            for (int slot = 0; slot < holder.shape().slotCount(); slot++) {
                if (holder.shape().keyAt(slot) instanceof String key && holdsFunction(holder.slot(slot))) {
                    if (result != null) {
                        return null;
                    }
                    result = key;
                }
            }
        }
        return result;
    }

    private boolean holdsFunction(Object stored) {
        return stored == function || stored instanceof Accessor accessor && (accessor.getter() == function || accessor.setter() == function);
    }

    /** V8's SerializeCallSiteInfo: what follows "    at ". */
    public String format() {
        var text = new StringBuilder();
        if (async) {
            text.append("async ");
        }
        if (!isToplevel() && !constructor && function != null) {
            appendMethodCall(text);
        } else if (constructor) {
            text.append("new ").append(functionName.isEmpty() ? "<anonymous>" : functionName);
        } else if (!functionName.isEmpty()) {
            text.append(functionName);
        } else {
            return text.append(location()).toString();
        }
        return text.append(" (").append(location()).append(')').toString();
    }

    private void appendMethodCall(StringBuilder text) {
        String typeName = thisValue instanceof JsFunction constructor && constructor.isConstructor() && !constructor.nameOrEmpty().isEmpty()
                && constructor.sourceText().startsWith("class") ? constructor.nameOrEmpty() : typeName();
        String methodName = methodName();
        if (functionName.isEmpty()) {
            text.append(typeName).append('.').append(methodName == null ? "<anonymous>" : methodName);
            return;
        }
        if (typeName != null && !typeName.isEmpty() && isIdentifier(functionName)) {
            text.append(typeName).append('.');
        }
        text.append(functionName);
        if (methodName != null && !endsWithMethodName(functionName, methodName)) {
            text.append(" [as ").append(methodName).append(']');
        }
    }

    private static boolean isIdentifier(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean part = c == '$' || c == '_' || Character.isUnicodeIdentifierPart(c) && !Character.isIdentifierIgnorable(c);
            if (!part || i == 0 && Character.isDigit(c)) {
                return false;
            }
        }
        return true;
    }

    private static boolean endsWithMethodName(String functionName, String methodName) {
        if (!functionName.endsWith(methodName)) {
            return false;
        }
        int before = functionName.length() - methodName.length() - 1;
        return before < 0 || functionName.charAt(before) == '.' || functionName.charAt(before) == ' ';
    }

    /** "file:line:column". */
    public String location() {
        if (position == null) {
            return "<anonymous>";
        }
        String file = position.fileName();
        return (file == null ? "<anonymous>" : file) + ":" + position.line() + ":" + position.column();
    }
}
