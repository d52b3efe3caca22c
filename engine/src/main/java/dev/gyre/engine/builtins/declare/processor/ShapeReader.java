package dev.gyre.engine.builtins.declare.processor;

import dev.gyre.engine.builtins.declare.processor.TableModel.MethodShape;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads the shape of one builtin's method, and reports errors in it. */
final class ShapeReader {
    private static final String REALM = "dev.gyre.engine.runtime.realm.Realm";
    private static final String JS_OBJECT = "dev.gyre.engine.runtime.object.JsObject";
    private static final String OBJECT = "java.lang.Object";
    private static final String NEW_TARGET = "newTarget";
    private static final Set<TypeKind> PRIMITIVE_VALUES = Set.of(TypeKind.BOOLEAN, TypeKind.INT, TypeKind.DOUBLE);
    private static final Set<String> NO_VALUES = Set.of(
            "java.lang.Long",
            "java.lang.Float",
            "java.lang.Short",
            "java.lang.Byte",
            "java.lang.Character",
            "java.lang.Void");

    private final ExecutableElement method;
    private final List<? extends VariableElement> parameters;
    private int next;

    private ShapeReader(ExecutableElement method) {
        this.method = method;
        this.parameters = method.getParameters();
    }

    static MethodShape read(ExecutableElement method, boolean magic) {
        return new ShapeReader(method).read(magic);
    }

    /** Whether a Java value of that type, boxed, is a JS value. */
    static boolean isValueType(TypeMirror type) {
        return switch (type.getKind()) {
            case DECLARED, TYPEVAR -> !NO_VALUES.contains(type.toString());
            // A type that does not exist, which javac reports itself.
            case ERROR -> true;
            default -> PRIMITIVE_VALUES.contains(type.getKind());
        };
    }

    private MethodShape read(boolean magic) {
        checkMethod();
        require(REALM, "the first parameter must be the Realm");
        require(OBJECT, "the second parameter must be Object self");
        var newTarget = readNewTarget();
        var fixed = 0;
        while (isNext(OBJECT)) {
            next++;
            fixed++;
        }
        var rest = isNext("java.lang.Object[]") || isNext("java.lang.Object...");
        if (rest) {
            next++;
        }
        if (magic) {
            require("int", "with magic, the last parameter must be int magic");
        }
        if (next < parameters.size()) {
            throw new BadDeclaration(parameters.get(next), unexpected(parameters.get(next)));
        }
        return new MethodShape(method.getSimpleName().toString(), newTarget, fixed, rest, magic);
    }

    private void checkMethod() {
        var modifiers = method.getModifiers();
        if (!modifiers.contains(Modifier.STATIC)) {
            throw new BadDeclaration(method, "a builtin must be a static method");
        }
        if (modifiers.contains(Modifier.PRIVATE)) {
            throw new BadDeclaration(method, "a builtin must not be private: its table calls it");
        }
        if (!isValueType(method.getReturnType())) {
            throw new BadDeclaration(method, "a builtin must return a JS value, not " + method.getReturnType());
        }
        for (var thrown : method.getThrownTypes()) {
            throw new BadDeclaration(method, "a builtin must not declare " + thrown + ": throw a JS error");
        }
    }

    private boolean readNewTarget() {
        if (!isNext(JS_OBJECT)) {
            return false;
        }
        var parameter = parameters.get(next++);
        if (!parameter.getSimpleName().contentEquals(NEW_TARGET)) {
            throw new BadDeclaration(
                    parameter, "a parameter of type JsObject must be named newTarget; an argument is an Object");
        }
        return true;
    }

    private boolean isNext(String type) {
        return next < parameters.size()
                && parameters.get(next).asType().toString().equals(type);
    }

    private void require(String type, String message) {
        if (!isNext(type)) {
            Element place = next < parameters.size() ? parameters.get(next) : method;
            throw new BadDeclaration(place, message);
        }
        next++;
    }

    private static String unexpected(VariableElement parameter) {
        var type = parameter.asType().toString();
        if (type.equals("int")) {
            return "an int parameter needs the annotation's magic; an argument is an Object";
        }
        if (type.equals(JS_OBJECT)) {
            return "newTarget must come directly after self; an argument is an Object";
        }
        return "unexpected parameter type " + type
                + ": the shape is (Realm realm, Object self, [JsObject newTarget,] Object a, ..., [Object[] rest,] [int magic])";
    }
}
