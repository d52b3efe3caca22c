package dev.gyre.engine.builtins.control;

import dev.gyre.engine.bytecode.ParseGoal;
import dev.gyre.engine.bytecode.SharedFunctionInfo;
import dev.gyre.engine.diagnostics.SourceErrors;
import dev.gyre.engine.interpreter.BytecodeFunction;
import dev.gyre.engine.interpreter.Frame;
import dev.gyre.engine.runtime.error.EvalOrigin;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.syntax.ast.FunctionNode;
import dev.gyre.engine.syntax.ast.Program;
import dev.gyre.engine.syntax.parser.ParseException;
import dev.gyre.engine.syntax.parser.Parser;
import dev.gyre.engine.syntax.parser.ParserOptions;

// CreateDynamicFunction ( constructor, newTarget, kind, parameterArgs, bodyArg ),
// https://tc39.es/ecma262/#sec-createdynamicfunction
/** Creates the functions of the Function constructors from source text. */
public final class DynamicFunction {
    /** Which constructor was called. */
    public enum Kind {
        NORMAL(false, false, Intrinsic.FUNCTION, Intrinsic.FUNCTION_PROTOTYPE),
        GENERATOR(false, true, Intrinsic.GENERATOR_FUNCTION, Intrinsic.GENERATOR_FUNCTION_PROTOTYPE),
        ASYNC(true, false, Intrinsic.ASYNC_FUNCTION, Intrinsic.ASYNC_FUNCTION_PROTOTYPE),
        ASYNC_GENERATOR(true, true, Intrinsic.ASYNC_GENERATOR_FUNCTION, Intrinsic.ASYNC_GENERATOR_FUNCTION_PROTOTYPE);

        private final boolean async;
        private final boolean generator;
        private final Intrinsic constructor;
        private final Intrinsic prototype;

        Kind(boolean async, boolean generator, Intrinsic constructor, Intrinsic prototype) {
            this.async = async;
            this.generator = generator;
            this.constructor = constructor;
            this.prototype = prototype;
        }
    }

    private DynamicFunction() {}

    /** The last argument is the body, those before it are parameters. */
    public static BytecodeFunction create(Realm realm, JsObject newTargetOrNull, Kind kind, Object[] args) {
        var parameters = new StringBuilder();
        for (int i = 0; i < args.length - 1; i++) {
            if (i > 0) parameters.append(',');
            parameters.append(TypeConversion.toString(args[i]));
        }
        String body = args.length == 0 ? "" : TypeConversion.toString(args[args.length - 1]);
        realm.agent().hooks().ensureCanCompileStrings(realm, body, false);
        SharedFunctionInfo shared;
        try {
            Program program = Parser.parseDynamicFunction(
                    "",
                    kind.async,
                    kind.generator,
                    parameters.toString(),
                    body,
                    ParserOptions.DEFAULT,
                    EvalOrigin.of(realm.agent()));
            FunctionNode node = program.function();
            // The assembled text is a function declaration.
            shared = new SharedFunctionInfo(
                    node, program.source(), ParseGoal.of(Program.Kind.SCRIPT), "anonymous", null);
            realm.agent().loaded(realm, program.source(), shared.goal(), null);
        } catch (ParseException exception) {
            throw SourceErrors.toJsException(realm, exception);
        }
        JsObject newTarget = newTargetOrNull == null ? realm.intrinsic(kind.constructor) : newTargetOrNull;
        JsObject prototype = ObjectOperations.getPrototypeFromConstructor(newTarget, kind.prototype);
        var function = BytecodeFunction.create(realm, shared, null, Frame.activeScriptOrModule(realm));
        if (prototype != realm.intrinsic(kind.prototype)) function.setPrototypeOf(prototype);
        return function;
    }
}
