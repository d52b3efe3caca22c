package dev.gyre.page.idl;

import dev.gyre.engine.builtins.BuiltinInstaller;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.BuiltinTable;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.LazyValue;
import dev.gyre.engine.runtime.object.NativeFunction;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import java.util.HashMap;
import java.util.List;

/**
 * The interface objects and interface prototype objects of one realm, https://webidl.spec.whatwg.org/#interface-object, each created at first use.
 */
public final class Interfaces {
    private final Realm realm;
    private final List<InterfaceCatalog> catalogs;
    private final HashMap<String, InterfaceDefinition> definitions = new HashMap<>();
    private final HashMap<String, JsObject> prototypes = new HashMap<>();
    private final HashMap<String, JsObject> constructors = new HashMap<>();
    private final HashMap<String, Shape> shapes = new HashMap<>();

    public Interfaces(Realm realm, List<InterfaceCatalog> catalogs) {
        this.realm = realm;
        this.catalogs = catalogs;
    }

    /** Those of a realm that has interfaces. */
    public static Interfaces of(Realm realm) {
        return ((Platform) realm.platform()).interfaces();
    }

    public Realm realm() {
        return realm;
    }

    private InterfaceDefinition definition(String name) {
        InterfaceDefinition known = definitions.get(name);
        if (known != null) return known;
        for (InterfaceCatalog catalog : catalogs) {
            InterfaceDefinition found = catalog.find(name);
            if (found != null) {
                definitions.put(name, found);
                return found;
            }
        }
        throw new IllegalArgumentException("no such interface: " + name);
    }

    /** The interface prototype object of the interface with this name. */
    public JsObject prototype(String name) {
        JsObject known = prototypes.get(name);
        return known != null ? known : createPrototype(definition(name));
    }

    private JsObject createPrototype(InterfaceDefinition definition) {
        JsObject parent = definition.parent() != null
                ? prototype(definition.parent())
                : realm.intrinsic(
                        definition.name().equals("DOMException")
                                ? Intrinsic.ERROR_PROTOTYPE
                                : Intrinsic.OBJECT_PROTOTYPE);
        BuiltinTable table = definition.prototypeTable();
        var prototype = new JsObject(Shape.unique(parent, ShapeKind.ORDINARY, table.count() + 3));
        prototypes.put(definition.name(), prototype);
        if (!definition.is(InterfaceDefinition.GLOBAL | InterfaceDefinition.UNFORGEABLE))
            BuiltinInstaller.populate(realm, prototype, table);
        if (!definition.is(InterfaceDefinition.HIDDEN)) {
            prototype.defineBuiltin("constructor", new LazyConstructor(definition.name()), Attributes.METHOD);
        }
        iteration(definition, prototype);
        unscopables(definition, prototype);
        prototype.defineBuiltin(JsSymbol.TO_STRING_TAG, definition.name(), Attributes.CONFIGURABLE);
        return prototype;
    }

    // https://webidl.spec.whatwg.org/#js-iterable
    private void iteration(InterfaceDefinition definition, JsObject prototype) {
        if (!definition.is(InterfaceDefinition.INDEXED) && !definition.is(InterfaceDefinition.ITERABLE)) return;
        if (definition.is(InterfaceDefinition.ITERABLE)) {
            JsObject array = realm.intrinsic(Intrinsic.ARRAY_PROTOTYPE);
            for (String name : new String[] {"entries", "keys", "values", "forEach"}) {
                prototype.defineBuiltin(name, array.get(name), Attributes.ALL);
            }
        }
        prototype.defineBuiltin(JsSymbol.ITERATOR, realm.arrayValues(), Attributes.METHOD);
    }

    // https://webidl.spec.whatwg.org/#interface-prototype-object
    private void unscopables(InterfaceDefinition definition, JsObject prototype) {
        if (definition.unscopables().isEmpty()) return;
        JsObject names = JsObject.create(realm, null);
        for (String name : definition.unscopables().split(" ")) names.createDataProperty(name, true);
        prototype.defineBuiltin(JsSymbol.UNSCOPABLES, names, Attributes.CONFIGURABLE);
    }

    /** The interface object of the interface with this name. */
    public JsObject constructor(String name) {
        JsObject known = constructors.get(name);
        return known != null ? known : createConstructor(definition(name));
    }

    private JsObject createConstructor(InterfaceDefinition definition) {
        BuiltinTable table = definition.staticTable();
        boolean factory = definition.is(InterfaceDefinition.FACTORY);
        Shape shape = definition.parent() == null || factory
                ? realm.nativeFunctionShape()
                : Realm.functionShape(constructor(definition.parent()));
        int id = table.constructor();
        var function = new NativeFunction(shape, realm, table, id, true, table.length(id), definition.name());
        function.makeUnique();
        constructors.put(definition.name(), function);
        function.defineBuiltin(
                "prototype", prototype(factory ? definition.parent() : definition.name()), Attributes.NONE);
        BuiltinInstaller.populate(realm, function, table);
        return function;
    }

    /** The shape of new objects that implement the interface. */
    public Shape shape(String name) {
        Shape shape = shapes.get(name);
        return shape != null ? shape : createShape(name);
    }

    private Shape createShape(String name) {
        boolean exotic = false;
        for (InterfaceDefinition at = definition(name);
                at != null;
                at = at.parent() == null ? null : definition(at.parent())) {
            exotic |= at.is(InterfaceDefinition.INDEXED) || at.is(InterfaceDefinition.NAMED);
        }
        Shape shape = Shape.rootFor(prototype(name), exotic ? ShapeKind.EXOTIC : ShapeKind.ORDINARY);
        shapes.put(name, shape);
        return shape;
    }

    // https://webidl.spec.whatwg.org/#define-the-unforgeable-regular-operations
    /** Defines the members of an interface that are all [LegacyUnforgeable] on an object that implements it. */
    public void defineUnforgeable(JsObject object, String interfaceName) {
        BuiltinInstaller.populate(realm, object, definition(interfaceName).prototypeTable());
    }

    /** Defines the members of a [Global] interface on its object, and there the interface objects, each created at its first read. */
    public void exposeOn(JsObject global, String interfaceName) {
        BuiltinInstaller.populate(realm, global, definition(interfaceName).prototypeTable());
        expose(global, 0);
    }

    /** Defines the interface objects that workers have too. */
    public void exposeEverywhereOn(JsObject global) {
        expose(global, InterfaceDefinition.EVERYWHERE);
    }

    private void expose(JsObject global, int required) {
        for (InterfaceCatalog catalog : catalogs) {
            for (String name : catalog.names()) {
                InterfaceDefinition definition = catalog.find(name);
                if (!definition.is(InterfaceDefinition.HIDDEN) && (required == 0 || definition.is(required)))
                    global.defineBuiltin(name, new LazyConstructor(name), Attributes.METHOD);
            }
        }
    }

    private final class LazyConstructor extends LazyValue {
        private final String name;

        LazyConstructor(String name) {
            this.name = name;
        }

        @Override
        protected Object resolve(JsObject holder) {
            return constructor(name);
        }
    }
}
