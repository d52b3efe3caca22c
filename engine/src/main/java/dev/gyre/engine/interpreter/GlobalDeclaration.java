package dev.gyre.engine.interpreter;

import dev.gyre.engine.bytecode.EvalDeclarations;
import dev.gyre.engine.bytecode.GlobalDeclarations;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.DeclarativeRecord;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.engine.scope.HeapScope;

/** Declaring the variables, functions and lexical names of scripts and of eval code in the global scope. */
final class GlobalDeclaration {
    private GlobalDeclaration() {}

    // GlobalDeclarationInstantiation ( script, env ), https://tc39.es/ecma262/#sec-globaldeclarationinstantiation
    static void instantiate(Frame frame, GlobalDeclarations declarations) {
        JsObject global = frame.realm.globalObject();
        DeclarativeRecord scope = frame.realm.globalScope();
        for (String name : declarations.lexicalNames()) {
            if (scope.has(name) || hasRestrictedProperty(global, name)) throw declaredAlready(name);
        }
        checkVariables(global, scope, declarations.functionNames(), declarations.variableNames());
        for (int i = 0; i < declarations.lexicalNames().length; i++) {
            scope.declare(declarations.lexicalNames()[i], declarations.constants()[i], frame.code.source);
        }
        declareVariables(
                frame,
                declarations.functionNames(),
                declarations.functions(),
                declarations.variableNames(),
                frame.scope,
                false);
        for (String name : declarations.blockFunctionNames()) {
            if (!scope.has(name) && canDeclareVariable(global, name)) declareVariable(global, name, false);
        }
    }

    // EvalDeclarationInstantiation ( body, varEnv, lexEnv, privateEnv, strict ),
    // https://tc39.es/ecma262/#sec-evaldeclarationinstantiation
    /** For eval code whose variable environment is the global one. */
    static void instantiateEval(Frame frame, EvalDeclarations declarations, HeapScope scope) {
        JsObject global = frame.realm.globalObject();
        DeclarativeRecord lexical = frame.realm.globalScope();
        checkVariables(global, lexical, declarations.functionNames(), declarations.variableNames());
        for (String name : declarations.blockFunctionNames()) {
            if (!lexical.has(name) && canDeclareVariable(global, name)) declareVariable(global, name, true);
        }
        declareVariables(
                frame,
                declarations.functionNames(),
                declarations.functions(),
                declarations.variableNames(),
                scope,
                true);
    }

    // Annex B.3.2.2, https://tc39.es/ecma262/#sec-web-compat-globaldeclarationinstantiation
    /** Assigns the variable of a function in a block, unless a lexical declaration prevented that variable. */
    static void storeVariable(Realm realm, String name, Object value) {
        JsObject global = realm.globalObject();
        if (!realm.globalScope().has(name) && canDeclareVariable(global, name)) global.set(name, value, global);
    }

    private static void checkVariables(
            JsObject global, DeclarativeRecord scope, String[] functions, String[] variables) {
        for (String name : functions) {
            if (scope.has(name)) throw declaredAlready(name);
        }
        for (String name : variables) {
            if (scope.has(name)) throw declaredAlready(name);
        }
        for (String name : functions) {
            if (!canDeclareFunction(global, name)) throw Errors.typeError("Cannot redefine property: " + name);
        }
        for (String name : variables) {
            if (!canDeclareVariable(global, name))
                throw Errors.typeError("Cannot add property " + name + ", object is not extensible");
        }
    }

    private static void declareVariables(
            Frame frame, String[] functions, int[] templates, String[] variables, HeapScope scope, boolean deletable) {
        JsObject global = frame.realm.globalObject();
        for (int i = 0; i < functions.length; i++) {
            declareFunction(
                    global,
                    functions[i],
                    BytecodeFunction.create(frame, frame.code.functions[templates[i]], scope),
                    deletable);
        }
        for (String name : variables) declareVariable(global, name, deletable);
    }

    // HasRestrictedGlobalProperty ( N ), https://tc39.es/ecma262/#sec-hasrestrictedglobalproperty
    private static boolean hasRestrictedProperty(JsObject global, String name) {
        PropertyDescriptor existing = global.getOwnProperty(name);
        return existing != null && !existing.configurable();
    }

    // CanDeclareGlobalVar ( N ), https://tc39.es/ecma262/#sec-candeclareglobalvar
    private static boolean canDeclareVariable(JsObject global, String name) {
        return global.hasOwnProperty(name) || global.isExtensible();
    }

    // CanDeclareGlobalFunction ( N ), https://tc39.es/ecma262/#sec-candeclareglobalfunction
    private static boolean canDeclareFunction(JsObject global, String name) {
        PropertyDescriptor existing = global.getOwnProperty(name);
        if (existing == null) return global.isExtensible();
        return existing.configurable() || existing.isData() && existing.writable() && existing.enumerable();
    }

    // CreateGlobalVarBinding ( N, D ), https://tc39.es/ecma262/#sec-createglobalvarbinding
    private static void declareVariable(JsObject global, String name, boolean deletable) {
        if (global.hasOwnProperty(name) || !global.isExtensible()) return;
        ObjectOperations.definePropertyOrThrow(
                global, name, PropertyDescriptor.data(Undefined.INSTANCE, attributes(deletable)));
    }

    // CreateGlobalFunctionBinding ( N, V, D ), https://tc39.es/ecma262/#sec-createglobalfunctionbinding
    private static void declareFunction(JsObject global, String name, Object function, boolean deletable) {
        PropertyDescriptor existing = global.getOwnProperty(name);
        PropertyDescriptor wanted;
        if (existing == null || existing.configurable()) {
            wanted = PropertyDescriptor.data(function, attributes(deletable));
        } else {
            wanted = new PropertyDescriptor();
            wanted.value = function;
        }
        ObjectOperations.definePropertyOrThrow(global, name, wanted);
        global.put(name, function);
    }

    private static int attributes(boolean deletable) {
        return Attributes.WRITABLE | Attributes.ENUMERABLE | (deletable ? Attributes.CONFIGURABLE : 0);
    }

    static JsException declaredAlready(String name) {
        return Errors.syntaxError("Identifier '" + name + "' has already been declared");
    }
}
