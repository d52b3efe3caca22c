package dev.gyre.page.idl.declare.processor;

import dev.gyre.page.idl.declare.WebIdl;
import dev.gyre.page.idl.declare.processor.Definitions.Interface;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.StandardLocation;

/** The javac annotation processor that writes tables, dictionaries and catalogs from Web IDL. */
@SupportedAnnotationTypes("dev.gyre.page.idl.declare.WebIdl")
public final class WebIdlProcessor extends AbstractProcessor {
    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        var packages = new ArrayList<PackageElement>();
        for (var element : round.getElementsAnnotatedWith(WebIdl.class)) packages.add((PackageElement) element);
        if (packages.isEmpty()) return false;
        try {
            writeAll(packages);
        } catch (BadIdl | IOException bad) {
            processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, bad.toString());
        }
        return false;
    }

    private void writeAll(List<PackageElement> packages) throws IOException {
        var definitions = new Definitions();
        for (var element : packages) {
            for (var file : element.getAnnotation(WebIdl.class).value()) {
                var packageName = element.getQualifiedName().toString();
                var text = processingEnv
                        .getFiler()
                        .getResource(StandardLocation.CLASS_OUTPUT, packageName, file)
                        .getCharContent(true)
                        .toString();
                new IdlParser(file, text, packageName, definitions).parse();
            }
        }
        definitions.merge();
        var classes = new JavaClasses(processingEnv);
        var byPackage = new LinkedHashMap<String, List<Interface>>();
        for (var definition : definitions.interfaces.values()) {
            byPackage
                    .computeIfAbsent(definition.packageName, name -> new ArrayList<>())
                    .add(definition);
            for (var isStatic : new boolean[] {false, true}) {
                var table = new TableSource(definition, isStatic, definitions, classes);
                write(definition.packageName, table.name(), table.write());
            }
            if (!classes.exists(definition.packageName + "." + definition.name)) writeClass(definitions, definition);
        }
        for (var dictionary : definitions.dictionaries.values()) {
            write(dictionary.packageName, dictionary.name, new DictionarySource(dictionary, definitions).write());
        }
        for (var entry : byPackage.entrySet()) {
            write(entry.getKey(), "WebInterfaces", new CatalogSource(entry.getKey(), entry.getValue()).write());
        }
    }

    /** An element's interface that has no class needs no more than its reflected attributes. */
    private void writeClass(Definitions definitions, Interface definition) throws IOException {
        var name = definition.name;
        if (!definitions.inherits(definition, "HTMLElement")) {
            if (definitions.callbacks.containsKey(name)) {
                write(
                        definition.packageName,
                        name,
                        "package " + definition.packageName
                                + ";\n\n/** A callback interface, written from Web IDL. */\nfinal class " + name
                                + " {\n    private " + name + "() {}\n}\n");
                return;
            }
            throw new BadIdl("no class implements " + name);
        }
        write(
                definition.packageName,
                name,
                "package " + definition.packageName
                        + ";\n\nimport dev.gyre.page.dom.Document;\nimport dev.gyre.page.dom.names.QualifiedName;\n\n/** An element, written from Web IDL. */\npublic class "
                        + name + " extends " + definitions.interfaces.get(definition.parent).packageName + "."
                        + definition.parent + " {\n    " + name
                        + "(Document document, QualifiedName name) {\n        super(\"" + name
                        + "\", document, name);\n    }\n\n    " + name
                        + "(String interfaceName, Document document, QualifiedName name) {\n        super(interfaceName, document, name);\n    }\n}\n");
    }

    private void write(String packageName, String name, String text) throws IOException {
        try (var writer = processingEnv
                .getFiler()
                .createSourceFile(packageName + "." + name)
                .openWriter()) {
            writer.write(text);
        }
    }
}
