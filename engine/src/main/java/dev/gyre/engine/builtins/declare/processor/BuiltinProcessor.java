package dev.gyre.engine.builtins.declare.processor;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinConstant;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import java.io.IOException;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/** The javac annotation processor that writes one table class for each class of builtins. */
@SupportedAnnotationTypes("dev.gyre.engine.builtins.declare.*")
public final class BuiltinProcessor extends AbstractProcessor {
    private final PropertyOrder order = new PropertyOrder();

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        for (var element : round.getElementsAnnotatedWith(BuiltinObject.class)) {
            writeTable((TypeElement) element);
        }
        for (var element : round.getElementsAnnotatedWithAny(Set.of(Builtin.class, BuiltinConstant.class))) {
            if (element.getEnclosingElement().getAnnotation(BuiltinObject.class) == null) {
                error(element, "a builtin belongs into a class annotated with @BuiltinObject");
            }
        }
        return false;
    }

    private void writeTable(TypeElement type) {
        try {
            var table = new DeclarationReader(processingEnv, order).read(type);
            var name = table.packageName() + "." + table.tableName();
            try (var writer =
                    processingEnv.getFiler().createSourceFile(name, type).openWriter()) {
                writer.write(new TableWriter(table).write());
            }
        } catch (BadDeclaration bad) {
            error(bad.element(), bad.getMessage());
        } catch (IOException cannotWrite) {
            error(type, "the table cannot be written: " + cannotWrite);
        }
    }

    private void error(Element element, String message) {
        processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, message, element);
    }
}
