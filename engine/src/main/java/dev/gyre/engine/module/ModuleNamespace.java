package dev.gyre.engine.module;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.exotic.ExoticObject;
import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.object.PropertyDescriptor;
import dev.gyre.engine.runtime.object.PropertyKey;
import dev.gyre.engine.runtime.object.Shape;
import dev.gyre.engine.runtime.object.ShapeKind;
import dev.gyre.engine.runtime.operations.Comparison;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.engine.runtime.value.Undefined;
import java.util.List;
import java.util.TreeMap;

// Module Namespace Exotic Objects, https://tc39.es/ecma262/#sec-module-namespace-exotic-objects
/** A module namespace object, whose properties are the current values of a module's exports. */
public final class ModuleNamespace extends ExoticObject {
    /** Exports by name, in the order of their code units. */
    private final TreeMap<String, ModuleBinding> exports;

    private ModuleRecord module;

    private ModuleNamespace(Shape shape, TreeMap<String, ModuleBinding> exports) {
        super(shape);
        this.exports = exports;
    }

    // ModuleNamespaceCreate ( module, exports ), https://tc39.es/ecma262/#sec-modulenamespacecreate
    static ModuleNamespace create(Realm realm, List<String> names, List<ModuleBinding> bindings) {
        var exports = new TreeMap<String, ModuleBinding>();
        for (int i = 0; i < names.size(); i++) exports.put(names.get(i), bindings.get(i));
        var namespace = new ModuleNamespace(Shape.unique(null, ShapeKind.EXOTIC, 1), exports);
        namespace.defineBuiltin(JsSymbol.TO_STRING_TAG, "Module", Attributes.NONE);
        return namespace;
    }

    /** The module whose exports the properties are. */
    public ModuleRecord module() {
        return module;
    }

    void module(ModuleRecord owner) {
        module = owner;
    }

    private ModuleBinding find(Object key) {
        return key instanceof JsSymbol ? null : exports.get(key.toString());
    }

    private static Object value(Object key, ModuleBinding binding) {
        Object value = binding.get();
        if (value == null) throw Errors.referenceError("Cannot access '" + key + "' before initialization");
        return value;
    }

    @Override
    public boolean isOpaque() {
        return true;
    }

    @Override
    public boolean ownsSpecially(Object key) {
        return !(key instanceof JsSymbol);
    }

    @Override
    public boolean setPrototypeOf(JsObject prototypeOrNull) {
        return prototypeOrNull == null;
    }

    @Override
    public boolean isExtensible() {
        return false;
    }

    @Override
    public boolean preventExtensions() {
        return true;
    }

    // [[GetOwnProperty]] ( P ), https://tc39.es/ecma262/#sec-module-namespace-exotic-objects-getownproperty-p
    @Override
    public PropertyDescriptor getOwnProperty(Object key) {
        if (key instanceof JsSymbol) return super.getOwnProperty(key);
        ModuleBinding binding = find(key);
        return binding == null
                ? null
                : PropertyDescriptor.data(value(key, binding), Attributes.WRITABLE | Attributes.ENUMERABLE);
    }

    // [[DefineOwnProperty]] ( P, Desc ),
    // https://tc39.es/ecma262/#sec-module-namespace-exotic-objects-defineownproperty-p-desc
    @Override
    public boolean defineOwnProperty(Object key, PropertyDescriptor desc) {
        if (key instanceof JsSymbol) return shape().find(key) >= 0 && super.defineOwnProperty(key, desc);
        PropertyDescriptor current = getOwnProperty(key);
        if (current == null) return false;
        if (desc.hasConfigurable() && desc.configurable()
                || desc.hasEnumerable() && !desc.enumerable()
                || desc.isAccessor()) return false;
        if (desc.hasWritable() && !desc.writable()) return false;
        return desc.value == null || Comparison.sameValue(desc.value, current.value);
    }

    // [[HasProperty]] ( P ), https://tc39.es/ecma262/#sec-module-namespace-exotic-objects-hasproperty-p
    @Override
    public boolean hasProperty(Object key) {
        return key instanceof JsSymbol ? super.hasProperty(key) : find(key) != null;
    }

    // [[Get]] ( P, Receiver ), https://tc39.es/ecma262/#sec-module-namespace-exotic-objects-get-p-receiver
    @Override
    public Object get(Object key, Object receiver) {
        if (key instanceof JsSymbol) return super.get(key, receiver);
        ModuleBinding binding = find(key);
        return binding == null ? Undefined.INSTANCE : value(key, binding);
    }

    // [[Set]] ( P, V, Receiver ), https://tc39.es/ecma262/#sec-module-namespace-exotic-objects-set-p-v-receiver
    @Override
    public boolean set(Object key, Object value, Object receiver) {
        return false;
    }

    // [[Delete]] ( P ), https://tc39.es/ecma262/#sec-module-namespace-exotic-objects-delete-p
    @Override
    public boolean delete(Object key) {
        return key instanceof JsSymbol ? super.delete(key) : find(key) == null;
    }

    // [[OwnPropertyKeys]] ( ), https://tc39.es/ecma262/#sec-module-namespace-exotic-objects-ownpropertykeys
    @Override
    public List<Object> ownPropertyKeys() {
        List<Object> symbols = super.ownPropertyKeys();
        var keys = new java.util.ArrayList<Object>(exports.size() + symbols.size());
        for (String name : exports.keySet()) keys.add(PropertyKey.fromString(name));
        keys.addAll(symbols);
        return keys;
    }

    @Override
    public String className() {
        return "Module";
    }
}
