package dev.gyre.engine.runtime.error;

import dev.gyre.engine.runtime.exotic.ExoticObject;
import dev.gyre.engine.runtime.exotic.ProxyObject;
import dev.gyre.engine.runtime.object.JsFunction;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.PropertyErrors;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;

/** One frame of a captured stack (V8: CallSiteInfo). */
public final class CallSiteInfo {
    private final Realm realm;
    private final JsObject function;
    private final String functionName;
    private final Object thisValue;
    private final FramePosition position;
    private final boolean constructor;
    private final boolean async;
    private final boolean nativeCode;
    private final boolean eval;
    private final int promiseIndex;

    /** @param capturing the realm of the error; the receiver is judged by that of the function, in which it may be the global object */
    CallSiteInfo(Realm capturing, StackFrame frame) {
        this.realm = frame.realm() == null ? capturing : frame.realm();
        this.function = frame.function();
        this.functionName = frame.functionName();
        this.thisValue = frame.thisValue();
        this.position = frame.position();
        this.constructor = frame.isConstructor();
        this.async = frame.isAsync();
        this.nativeCode = frame.isNative();
        this.eval = frame.isEval();
        this.promiseIndex = frame.promiseIndex();
    }

    public JsObject function() {
        return function;
    }

    /** The function's name, "" when anonymous. */
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
        return thisValue == null || Comparison.isNullish(thisValue) || isGlobal(thisValue);
    }

    private boolean isGlobal(Object value) {
        return value == realm.globalObject() || value == realm.globalThis();
    }

    /** The receiver's constructor name, a function's own; null at top level and for constructors. */
    public String typeName() {
        if (constructor || isToplevel()) {
            return null;
        }
        if (thisValue instanceof JsFunction receiver && !receiver.nameOrEmpty().isEmpty()) {
            return receiver.nameOrEmpty();
        }
        return thisValue instanceof ProxyObject ? "Proxy" : PropertyErrors.receiverName(receiver());
    }

    private JsObject receiver() {
        return thisValue instanceof JsObject object ? object : TypeConversion.prototypeOf(realm, thisValue);
    }

    /** The name of the receiver's property that has the function as its value; null if there is none or several. */
    public String methodName() {
        if (function == null || thisValue == null || Comparison.isNullish(thisValue)) {
            return null;
        }
        JsObject receiver = receiver();
        if (!functionName.isEmpty()) {
            boolean accessor = functionName.startsWith("get ") || functionName.startsWith("set ");
            String name = accessor ? functionName.substring(4) : functionName;
            if (inherits(receiver, PropertyKey.fromString(name))) {
                return name;
            }
        }
        return searchedMethodName(receiver);
    }

    private boolean inherits(JsObject receiver, Object name) {
        for (JsObject holder = receiver;
                holder != null && !isOpaque(holder);
                holder = holder.shape().prototype()) {
            PropertyDescriptor property = holder.getOwnProperty(name);
            if (property != null) {
                return holdsFunction(property);
            }
        }
        return false;
    }

    /** Whether reading the object's properties may run JavaScript or find an uninitialised binding. */
    private static boolean isOpaque(JsObject holder) {
        return holder instanceof ExoticObject exotic && exotic.isOpaque();
    }

    private String searchedMethodName(JsObject receiver) {
        String result = null;
        for (JsObject holder = receiver;
                holder != null && !isOpaque(holder);
                holder = holder.shape().prototype()) {
            for (Object key : holder.ownPropertyKeys()) {
                if (key instanceof JsSymbol) {
                    continue;
                }
                PropertyDescriptor property = holder.getOwnProperty(key);
                if (property == null || !property.enumerable() || !holdsFunction(property)) {
                    continue;
                }
                if (result != null) {
                    return null;
                }
                result = PropertyKey.toDisplay(key);
            }
        }
        return result;
    }

    private boolean holdsFunction(PropertyDescriptor property) {
        return property.isAccessor()
                ? property.get == function || property.set == function
                : property.value == function;
    }

    /** V8's SerializeCallSiteInfo: the text after "    at ". */
    public String format() {
        var text = new StringBuilder();
        if (async) {
            text.append("async ");
        }
        if (promiseIndex >= 0) {
            return text.append("Promise.")
                    .append(functionName)
                    .append(" (index ")
                    .append(promiseIndex)
                    .append(')')
                    .toString();
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
        String typeName = typeName();
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
            boolean part =
                    c == '$' || c == '_' || Character.isUnicodeIdentifierPart(c) && !Character.isIdentifierIgnorable(c);
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
        String origin = file == null ? position.evalOrigin() : null;
        return (origin == null ? "" : origin + ", ") + (file == null ? "<anonymous>" : file) + ":" + position.line()
                + ":" + position.column();
    }
}
