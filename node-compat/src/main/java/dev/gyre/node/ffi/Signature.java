package dev.gyre.node.ffi;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.node.environment.NativeErrors;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemoryLayout;
import java.util.ArrayList;
import java.util.List;

/** The result and the parameters of a function. Two signatures are equal if calls pass the same. */
// https://nodejs.org/api/ffi.html#signature-objects
record Signature(ForeignType result, List<ForeignType> parameters) {
    /** What a callback without a signature has. */
    static final Signature NOTHING = new Signature(ForeignType.VOID, List.of());

    /** The signature that an object describes. */
    static Signature of(Realm realm, String function, JsObject description) {
        ForeignType result = ForeignType.VOID;
        if (description.hasProperty("return")) {
            result = type(realm, description.get("return"), "Return value type of function " + function);
        }
        if (!description.hasProperty("arguments")) return new Signature(result, List.of());
        if (!(description.get("arguments") instanceof JsArray array)) {
            String message = "Arguments list of function " + function + " must be an array";
            throw NativeErrors.argumentType(realm, message);
        }
        List<ForeignType> parameters = new ArrayList<>();
        for (int i = 0; i < array.length(); i++) {
            String subject = "Argument " + i + " of function " + function;
            ForeignType type = type(realm, array.getIndex(i), subject);
            if (type == ForeignType.VOID) {
                String message = subject + " must not be 'void'; use an empty array for no-argument functions";
                throw NativeErrors.argumentValue(realm, message);
            }
            parameters.add(type);
        }
        return new Signature(result, List.copyOf(parameters));
    }

    private static ForeignType type(Realm realm, Object name, String subject) {
        if (!(name instanceof CharSequence text)) throw NativeErrors.argumentType(realm, subject + " must be a string");
        String plain = text.toString();
        if (plain.indexOf('\0') >= 0) {
            throw NativeErrors.argumentValue(realm, subject + " must not contain null bytes");
        }
        ForeignType type = ForeignType.of(plain);
        if (type == null) throw NativeErrors.argumentValue(realm, "Unsupported FFI type: " + plain);
        return type;
    }

    FunctionDescriptor descriptor() {
        MemoryLayout[] layouts = new MemoryLayout[parameters.size()];
        for (int i = 0; i < layouts.length; i++) layouts[i] = parameters.get(i).layout();
        return result == ForeignType.VOID
                ? FunctionDescriptor.ofVoid(layouts)
                : FunctionDescriptor.of(result.layout(), layouts);
    }
}
