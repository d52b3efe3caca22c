package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.Op;
import dev.gyre.engine.diagnostics.CallSite;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.error.NoSideEffectsToString;
import dev.gyre.engine.runtime.error.UncallableMethod;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;

/**
 * Creates the TypeErrors of calls, iterations and destructurings with V8's messages, which quote the source text of the
 * offending value.
 */
public final class CallSiteErrors {
    private CallSiteErrors() {}

    /**
     * For a builtin that calls something: V8 describes the JavaScript call that is running, even if it is the call of
     * the builtin.
     */
    public static JsException notCallable(Realm realm, Object callee) {
        if (realm.agent().topFrame() instanceof Frame frame) return notCallable(frame, frame.pc, callee);
        return Errors.typeError(NoSideEffectsToString.typed(callee) + " is not a function");
    }

    static JsException notCallable(Frame frame, int pc, Object callee) {
        return CallSite.isApplied(frame.code, pc)
                ? Errors.typeError(NoSideEffectsToString.notApplicable(callee))
                : notCallable(CallSite.of(frame.code, pc), callee);
    }

    /** For a value that has neither an async nor a sync iterator method. */
    static JsException notAsyncIterable(Frame frame, int pc, Object method) {
        return notCallable(CallSite.of(frame.code, pc), method);
    }

    private static JsException notCallable(CallSite site, Object callee) {
        return Errors.typeError(notCallableText(site, callee));
    }

    private static String notCallableText(CallSite site, Object callee) {
        return text(site, callee) + (site.isIteration() ? notIterable(site) : " is not a function");
    }

    /** The message for a conversion method that cannot be called. V8 names the property where it converts in C++. */
    static String uncallable(Frame frame, UncallableMethod method) {
        int[] code = frame.code.code;
        int pc = frame.pc;
        switch (code[pc]) {
            case Op.SET_NAMED, Op.SET_ELEMENT, Op.SET_SUPER, Op.GET_SUPER, Op.DELETE_ELEMENT, Op.IN, Op.HAS_NAMED -> {
                return method.byProperty();
            }
            case Op.GET_ELEMENT, Op.GET_ARGUMENTS_ELEMENT, Op.TO_MEMBER_KEY -> {
                if (frame.registers[code[pc + 2]] instanceof Integer) return method.byProperty();
            }
            default -> {}
        }
        var site = CallSite.ofConversion(frame.code, pc);
        return site == null || site.text().isEmpty() ? method.byValue() : notCallableText(site, method.method());
    }

    static JsException notConstructor(Frame frame, int pc, Object callee) {
        String text = CallSite.isApplied(frame.code, pc)
                ? NoSideEffectsToString.of(callee)
                : text(CallSite.of(frame.code, pc), callee);
        return Errors.typeError(text + " is not a constructor");
    }

    static JsException notIterable(Frame frame, int pc, Object iterable) {
        var site = CallSite.of(frame.code, pc);
        var text = text(site, iterable);
        if (site.isDestructuring() && Comparison.isNullish(iterable))
            return notDestructured(text, PropertyKey.toDisplay(JsSymbol.ITERATOR), iterable);
        return Errors.typeError(text
                + (site.isIteration()
                        ? notIterable(site)
                        : " is not iterable (cannot read property Symbol(Symbol.iterator))"));
    }

    private static String notIterable(CallSite site) {
        return (site.isCall() ? " is not a function or its return value is not " : " is not ")
                + (site.isAsyncIteration() ? "async iterable" : "iterable");
    }

    /** For the spread at the end of an argument list. */
    static JsException notSpreadable(Frame frame, int pc, Object iterable) {
        if (!Comparison.isNullish(iterable))
            return Errors.typeError("Spread syntax requires ...iterable[Symbol.iterator] to be a function");
        var text = text(CallSite.ofSpread(frame.code, pc), iterable);
        return Errors.typeError(text + " is not iterable (cannot read property " + iterable + ")");
    }

    /** For an object pattern; {@code key} is its first property, or undefined if that is not a constant. */
    static JsException notCoercible(Frame frame, int pc, Object value, Object key) {
        var site = CallSite.of(frame.code, pc);
        var property = key instanceof String || key instanceof Integer ? PropertyKey.toDisplay(key) : null;
        if (site.isDestructuring())
            return notDestructured(text(site, value), property == null ? site.property() : property, value);
        return Errors.typeError(
                "Cannot read properties of " + value + (property == null ? "" : " (reading '" + property + "')"));
    }

    private static JsException notDestructured(String text, String property, Object value) {
        var subject = property == null ? "'" + text + "'" : "property '" + property + "' of '" + text + "'";
        return Errors.typeError("Cannot destructure " + subject + " as it is " + value + ".");
    }

    private static String text(CallSite site, Object value) {
        return site.text().isEmpty() ? NoSideEffectsToString.typed(value) : site.text();
    }
}
