package dev.gyre.page.idl.declare.processor;

import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;

/** What the implementing classes declare. */
final class JavaClasses {
    private final ProcessingEnvironment environment;

    JavaClasses(ProcessingEnvironment environment) {
        this.environment = environment;
    }

    boolean exists(String name) {
        return environment.getElementUtils().getTypeElement(name) != null;
    }

    /** The argument for a first parameter that is a DomRealm, EventRealm or Realm of the method of this name, in the class or one that it extends; empty if it has none. */
    String realm(String className, String method) {
        if (firstParameter(className, method, "dev.gyre.page.dom.DomRealm", 0))
            return "dev.gyre.page.dom.DomRealm.of(realm)";
        if (firstParameter(className, method, "dev.gyre.page.dom.events.EventRealm", 0))
            return "dev.gyre.page.dom.events.EventRealm.of(realm)";
        return firstParameter(className, method, "dev.gyre.engine.runtime.realm.Realm", 0) ? "realm" : "";
    }

    /** Whether a construct method takes new.target, a JsObject named newTarget, after the DomRealm. */
    boolean takesNewTarget(String className) {
        return firstParameter(className, "construct", "newTarget", 1);
    }

    private boolean firstParameter(String className, String name, String wanted, int index) {
        for (TypeElement type = environment.getElementUtils().getTypeElement(className);
                type != null;
                type = parent(type)) {
            for (var method : ElementFilter.methodsIn(type.getEnclosedElements())) {
                if (method.getSimpleName().contentEquals(name) && method.getKind() == ElementKind.METHOD)
                    return has(method, wanted, index);
            }
        }
        return false;
    }

    private static boolean has(ExecutableElement method, String wanted, int index) {
        if (method.getParameters().size() <= index) return false;
        var parameter = method.getParameters().get(index);
        return parameter.getSimpleName().contentEquals(wanted)
                || parameter.asType().toString().endsWith(wanted);
    }

    private TypeElement parent(TypeElement type) {
        var parent = type.getSuperclass();
        return parent.getKind() == TypeKind.DECLARED
                ? (TypeElement) environment.getTypeUtils().asElement(parent)
                : null;
    }
}
