package dev.gyre.node.binding;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.operations.TypeConversion;
import dev.gyre.engine.realm.Realm;
import dev.gyre.modules.TypeScriptFiles;

/** internalBinding('typescript'): erasing types. */
// lib/internal/bindings.md, typescript
@BuiltinObject(intrinsic = "%typescript binding%")
public final class TypeScriptBinding {
    private TypeScriptBinding() {}

    // stripTypes(text, name)
    @Builtin
    static Object stripTypes(Realm realm, Object self, Object text, Object name) {
        return TypeScriptFiles.strip(realm, TypeConversion.toString(text), TypeConversion.toString(name));
    }
}
