package dev.gyre.page.dom;

import dev.gyre.engine.promise.PromiseObject;
import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.IteratorOperations;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.page.dom.custom.CustomElementDefinition;
import dev.gyre.page.idl.DOMException;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.idl.Idl;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The custom elements of a window, https://html.spec.whatwg.org/#customelementregistry. */
public final class CustomElementRegistry extends JsObject {
    private static final List<String> CALLBACKS = List.of(
            "connectedCallback",
            "disconnectedCallback",
            "adoptedCallback",
            "connectedMoveCallback",
            "attributeChangedCallback");
    private static final List<String> FORM_CALLBACKS =
            List.of("formAssociatedCallback", "formResetCallback", "formDisabledCallback", "formStateRestoreCallback");

    private final DomRealm realm;
    private final Map<String, CustomElementDefinition> byName = new HashMap<>();
    private final Map<JsObject, CustomElementDefinition> byConstructor = new IdentityHashMap<>();
    private final Map<String, PromiseObject> promises = new HashMap<>();
    private boolean running;

    CustomElementRegistry(DomRealm realm) {
        super(realm.shape("CustomElementRegistry"));
        this.realm = realm;
    }

    CustomElementDefinition find(String localName, String isOrNull) {
        CustomElementDefinition definition = byName.get(isOrNull == null ? localName : isOrNull);
        if (definition == null || !definition.localName().equals(localName)) {
            definition = byName.get(localName);
            if (definition != null && !definition.isAutonomous()) return null;
        }
        return definition;
    }

    CustomElementDefinition byConstructor(JsObject constructor) {
        return byConstructor.get(constructor);
    }

    // https://html.spec.whatwg.org/#dom-customelementregistry-define
    public void define(String name, JsObject constructor, ElementDefinitionOptions options) {
        if (!constructor.isConstructor())
            throw Errors.typeError(
                    "Failed to execute 'define' on 'CustomElementRegistry': parameter 2 is not of type 'Function'.");
        if (!Element.isCustomName(name)) throw DomError.syntax("\"" + name + "\" is not a valid custom element name");
        if (byName.containsKey(name))
            throw DomError.notSupported("the name \"" + name + "\" has already been used with this registry");
        if (byConstructor.containsKey(constructor))
            throw DomError.notSupported("this constructor has already been used with this registry");
        String localName = localName(name, options.extends_);
        if (running) throw DomError.notSupported("an element is being defined already");
        CustomElementDefinition definition;
        running = true;
        try {
            definition = read(name, localName.intern(), constructor);
        } finally {
            running = false;
        }
        byName.put(name, definition);
        byConstructor.put(constructor, definition);
        upgradeCandidates(realm.document(), definition);
        PromiseObject promise = promises.remove(name);
        if (promise != null) promise.resolve(realm.realm(), constructor);
    }

    private String localName(String name, String extended) {
        if (extended == null) return name;
        if (Element.isCustomName(extended))
            throw DomError.notSupported("\"" + extended + "\" is a valid custom element name");
        Element plain = realm.document().createHtmlElement(extended.intern());
        if (plain.getPrototypeOf() == realm.interfaces().prototype("HTMLUnknownElement"))
            throw DomError.notSupported("\"" + extended + "\" is an HTMLUnknownElement");
        return extended;
    }

    private CustomElementDefinition read(String name, String localName, JsObject constructor) {
        if (!(constructor.get("prototype") instanceof JsObject prototype))
            throw Errors.typeError("constructor prototype is not an object");
        var callbacks = new HashMap<String, JsObject>();
        readCallbacks(prototype, CALLBACKS, callbacks);
        Set<String> observed = callbacks.containsKey("attributeChangedCallback")
                ? names(constructor.get("observedAttributes"))
                : Set.of();
        Set<String> disabled = names(constructor.get("disabledFeatures"));
        boolean formAssociated = TypeConversion.toBoolean(constructor.get("formAssociated"));
        if (formAssociated) readCallbacks(prototype, FORM_CALLBACKS, callbacks);
        return new CustomElementDefinition(name, localName, constructor, callbacks, observed, disabled, formAssociated);
    }

    private static void readCallbacks(JsObject prototype, List<String> names, Map<String, JsObject> callbacks) {
        for (String name : names) {
            Object value = prototype.get(name);
            if (value == Undefined.INSTANCE) continue;
            if (!Idl.isCallable(value)) throw Errors.typeError("\"" + name + "\" is not a callable object");
            callbacks.put(name, (JsObject) value);
        }
    }

    private Set<String> names(Object value) {
        if (value == Undefined.INSTANCE) return Set.of();
        if (!(value instanceof JsObject) || !Idl.isIterable(realm.realm(), value))
            throw Errors.typeError("The object must have a callable @@iterator property.");
        var names = new HashSet<String>();
        for (Object item : IteratorOperations.iterableToList(realm.realm(), value))
            names.add(TypeConversion.toString(item));
        return names;
    }

    private static void upgradeCandidates(Node root, CustomElementDefinition definition) {
        for (Node node = root; node != null; node = node.nextInTree(root)) {
            if (!(node instanceof Element element)) continue;
            if (element.isHtml(definition.localName()) && element.isUndefinedAs(definition))
                CustomElements.enqueueUpgrade(definition, element);
            if (element.shadowRootOrNull() != null) upgradeCandidates(element.shadowRootOrNull(), definition);
        }
    }

    // https://html.spec.whatwg.org/#dom-customelementregistry-get
    /** The constructor with a name, or undefined. */
    public Object constructorOf(String name) {
        CustomElementDefinition definition = byName.get(name);
        return definition == null ? Undefined.INSTANCE : definition.constructor();
    }

    public String getName(JsObject constructor) {
        CustomElementDefinition definition = byConstructor.get(constructor);
        return definition == null ? null : definition.name();
    }

    // https://html.spec.whatwg.org/#dom-customelementregistry-whendefined
    public JsObject whenDefined(String name) {
        if (!Element.isCustomName(name)) {
            return PromiseObject.rejected(
                    realm.realm(),
                    DOMException.create(
                            realm.interfaces(),
                            "Failed to execute 'whenDefined' on 'CustomElementRegistry': \"" + name
                                    + "\" is not a valid custom element name",
                            "SyntaxError"));
        }
        CustomElementDefinition definition = byName.get(name);
        if (definition != null) return PromiseObject.resolved(realm.realm(), definition.constructor());
        return promises.computeIfAbsent(name, key -> PromiseObject.create(realm.realm()));
    }

    // https://html.spec.whatwg.org/#dom-customelementregistry-upgrade
    public void upgrade(Node root) {
        for (Node node = root; node != null; node = node.nextInTree(root)) {
            if (!(node instanceof Element element)) continue;
            CustomElements.tryUpgrade(element);
            if (element.shadowRootOrNull() != null) upgrade(element.shadowRootOrNull());
        }
    }

    @Override
    public String className() {
        return "CustomElementRegistry";
    }
}
