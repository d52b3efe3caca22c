package dev.gyre.page.dom;

import dev.gyre.engine.runtime.error.Errors;
import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.ObjectOperations;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Null;
import dev.gyre.page.dom.custom.CustomElementData;
import dev.gyre.page.dom.custom.CustomElementData.State;
import dev.gyre.page.dom.custom.CustomElementDefinition;
import dev.gyre.page.dom.names.Namespaces;
import dev.gyre.page.dom.names.QualifiedName;
import dev.gyre.page.idl.DOMException;
import dev.gyre.page.idl.Idl;
import dev.gyre.page.idl.Platform;

/** Creating, upgrading and calling custom elements, https://html.spec.whatwg.org/#custom-elements. */
public final class CustomElements {
    private static final Object[] NO_ARGUMENTS = {};

    private CustomElements() {}

    // https://html.spec.whatwg.org/#look-up-a-custom-element-definition
    /** Null if there is none. @param isOrNull the name of a customised built-in element */
    static CustomElementDefinition lookUp(Document document, QualifiedName name, String isOrNull) {
        CustomElementRegistry registry = document.realm().customElementsOrNull();
        if (registry == null || name.namespace() != Namespaces.HTML || document.defaultView() == null) return null;
        return registry.find(name.localName(), isOrNull);
    }

    // https://dom.spec.whatwg.org/#concept-create-element
    /** A new element. @param isOrNull the name of a customised built-in element @param synchronous whether its constructor runs at once */
    public static Element create(Document document, QualifiedName name, String isOrNull, boolean synchronous) {
        CustomElementDefinition definition = lookUp(document, name, isOrNull);
        if (definition != null && definition.isAutonomous() && synchronous)
            return constructed(document, name, definition);
        Element element = document.createElement(name);
        if (isOrNull != null && element.isHtml()) element.ensureCustom().is = isOrNull;
        if (definition == null) return element;
        if (synchronous) {
            try {
                upgrade(definition, element);
            } catch (JsException exception) {
                document.realm().report(exception);
            }
        } else {
            enqueueUpgrade(definition, element);
        }
        return element;
    }

    private static Element constructed(Document document, QualifiedName name, CustomElementDefinition definition) {
        try {
            Object result = ObjectOperations.construct(definition.constructor(), NO_ARGUMENTS);
            if (!(result instanceof Element element) || !element.isHtml())
                throw Errors.typeError("The result must implement HTMLElement interface");
            checkNew(document, name, element);
            return element;
        } catch (JsException exception) {
            document.realm().report(exception);
            Element failed = document.realm().htmlElements().createUnknown(document, name);
            failed.ensureCustom().state = State.FAILED;
            return failed;
        }
    }

    private static void checkNew(Document document, QualifiedName name, Element element) {
        String problem = element.hasAttributes()
                ? "The result must not have attributes"
                : element.firstChild() != null
                        ? "The result must not have children"
                        : element.parentNode() != null
                                ? "The result must not have a parent"
                                : element.nodeDocument() != document
                                        ? "The result must be in the same document"
                                        : !element.localName().equals(name.localName())
                                                ? "The result must have the same localName"
                                                : null;
        if (problem != null)
            throw new JsException(DOMException.create(document.realm().interfaces(), problem, "NotSupportedError"));
    }

    // https://html.spec.whatwg.org/#html-element-constructors
    /** What the interface object of an HTML element's interface returns for new and super calls. */
    public static Object construct(DomRealm realm, JsObject newTarget, String interfaceName) {
        CustomElementRegistry registry = realm.customElementsOrNull();
        CustomElementDefinition definition =
                registry == null || newTarget == realm.interfaces().constructor(interfaceName)
                        ? null
                        : registry.byConstructor(newTarget);
        if (definition == null) throw Idl.illegalConstructor();
        Document document = realm.document();
        QualifiedName name = realm.names().htmlElement(definition.localName());
        if (definition.isAutonomous()) {
            if (!interfaceName.equals("HTMLElement")) throw Idl.illegalConstructor();
        } else if (document.createElement(name).getPrototypeOf()
                != realm.interfaces().prototype(interfaceName)) {
            throw Idl.illegalConstructor();
        }
        JsObject prototype = newTarget.get("prototype") instanceof JsObject given
                ? given
                : fallbackPrototype(newTarget, realm, interfaceName);
        var stack = definition.constructionStack;
        if (stack.isEmpty()) {
            Element element = document.createElement(name);
            element.setPrototypeOf(prototype);
            CustomElementData data = element.ensureCustom();
            data.state = State.CUSTOM;
            data.definition = definition;
            if (!definition.isAutonomous()) data.is = definition.name();
            return element;
        }
        JsObject element = stack.getLast();
        if (element == null) throw Errors.typeError("This instance is already constructed");
        element.setPrototypeOf(prototype);
        stack.set(stack.size() - 1, null);
        return element;
    }

    private static JsObject fallbackPrototype(JsObject newTarget, DomRealm realm, String interfaceName) {
        Realm other = ObjectOperations.getFunctionRealm(newTarget);
        return (other.platform() instanceof Platform platform ? platform.interfaces() : realm.interfaces())
                .prototype(interfaceName);
    }

    // ---- upgrades

    // https://html.spec.whatwg.org/#concept-try-upgrade
    static void tryUpgrade(Element element) {
        if (!element.isHtml()) return;
        CustomElementData data = element.customOrNull();
        if (data != null && data.state != State.UNDEFINED) return;
        if (data == null && element.localName().indexOf('-') < 0) return;
        CustomElementDefinition definition =
                lookUp(element.nodeDocument(), element.elementName(), data == null ? null : data.is);
        if (definition != null) enqueueUpgrade(definition, element);
    }

    static void enqueueUpgrade(CustomElementDefinition definition, Element element) {
        element.domRealm().reactions().enqueue(element.ensureCustom(), () -> upgrade(definition, element));
    }

    // https://html.spec.whatwg.org/#concept-upgrade-an-element
    private static void upgrade(CustomElementDefinition definition, Element element) {
        CustomElementData data = element.ensureCustom();
        if (data.state != State.UNDEFINED) return;
        data.definition = definition;
        data.state = State.FAILED;
        for (int i = 0; i < element.attributeCount(); i++) {
            attributeChanged(element, element.attributeName(i), null, element.attributeValue(i));
        }
        if (element.isConnected()) enqueue(element, "connectedCallback", NO_ARGUMENTS);
        definition.constructionStack.add(element);
        try {
            if (definition.disablesShadow() && element.shadowRootOrNull() != null)
                throw new JsException(DOMException.create(
                        element.domRealm().interfaces(),
                        "The element has a shadow root, which its definition has disabled",
                        "NotSupportedError"));
            data.state = State.PRECUSTOMIZED;
            Object result = ObjectOperations.construct(definition.constructor(), NO_ARGUMENTS);
            if (result != element)
                throw Errors.typeError("The custom element constructor did not produce the element being upgraded.");
        } catch (JsException exception) {
            data.state = State.FAILED;
            data.definition = null;
            data.reactions.clear();
            throw exception;
        } finally {
            definition.constructionStack.removeLast();
        }
        data.state = State.CUSTOM;
        if (definition.formAssociated()) element.upgradedFormAssociated();
    }

    // ---- reactions

    // https://html.spec.whatwg.org/#enqueue-a-custom-element-callback-reaction
    /** Has an element's callback called, if its definition has one. */
    public static void enqueue(Element element, String callbackName, Object... arguments) {
        CustomElementData data = element.customOrNull();
        if (data == null || data.definition == null) return;
        JsObject callback = data.definition.callback(callbackName);
        if (callback == null) return;
        element.domRealm().reactions().enqueue(data, () -> callback.call(element, arguments));
    }

    static void attributeChanged(Element element, QualifiedName attribute, String oldValue, String newValue) {
        CustomElementData data = element.customOrNull();
        if (data == null || data.definition == null || !data.definition.observes(attribute.localName())) return;
        enqueue(
                element,
                "attributeChangedCallback",
                attribute.localName(),
                orNull(oldValue),
                orNull(newValue),
                orNull(attribute.namespace()));
    }

    private static Object orNull(String text) {
        return text == null ? Null.INSTANCE : text;
    }

    static void connected(Element element) {
        CustomElementData data = element.customOrNull();
        if (data != null && data.state == State.CUSTOM) enqueue(element, "connectedCallback", NO_ARGUMENTS);
        else if (element.domRealm().customElementsOrNull() != null) tryUpgrade(element);
    }

    static void disconnected(Element element) {
        if (element.isCustom()) enqueue(element, "disconnectedCallback", NO_ARGUMENTS);
    }

    // https://html.spec.whatwg.org/#enqueue-a-custom-element-callback-reaction
    static void moved(Element element) {
        if (!element.isCustom()) return;
        if (element.customOrNull().definition.callback("connectedMoveCallback") != null)
            enqueue(element, "connectedMoveCallback", NO_ARGUMENTS);
        else {
            enqueue(element, "disconnectedCallback", NO_ARGUMENTS);
            enqueue(element, "connectedCallback", NO_ARGUMENTS);
        }
    }

    static void adopted(Element element, Document oldDocument) {
        if (element.isCustom()) enqueue(element, "adoptedCallback", oldDocument, element.nodeDocument());
    }
}
