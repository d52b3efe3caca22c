package dev.gyre.node.modules;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.modules.source.TypeScriptFiles;

/** internalBinding('typescript'): type stripping and transformation. */
// lib/internal/bindings.md, typescript
@BuiltinObject(intrinsic = "%typescript binding%")
public final class TypeScriptBinding {
    private TypeScriptBinding() {}

    // stripTypes(text, name)
    @Builtin
    static Object stripTypes(Realm realm, Object self, Object text, Object name) {
        return TypeScriptFiles.strip(realm, TypeConversion.toString(text), TypeConversion.toString(name));
    }

    // transform(text, name, hasMap)
    @Builtin
    static Object transform(Realm realm, Object self, Object text, Object name, Object hasMap) {
        String called = TypeConversion.toString(name);
        return TypeScriptFiles.transform(
                realm, TypeConversion.toString(text), called, TypeConversion.toBoolean(hasMap) ? called : null);
    }
}
