package dev.gyre.page.dom.custom;

import dev.gyre.engine.runtime.object.JsObject;
import java.util.ArrayList;
import java.util.Map;
import java.util.Set;

/** What a registry knows of one custom element, https://html.spec.whatwg.org/#custom-element-definition. */
public final class CustomElementDefinition {
    private final String name;
    private final String localName;
    private final JsObject constructor;
    private final Map<String, JsObject> callbacks;
    private final Set<String> observedAttributes;
    private final boolean formAssociated;
    private final boolean disablesInternals;
    private final boolean disablesShadow;
    // https://html.spec.whatwg.org/#concept-custom-element-definition-construction-stack
    /** The elements that are being upgraded; null stands for one that has been constructed already. */
    public final ArrayList<JsObject> constructionStack = new ArrayList<>();

    /** @param localName interned @param features of disabledFeatures */
    public CustomElementDefinition(
            String name,
            String localName,
            JsObject constructor,
            Map<String, JsObject> callbacks,
            Set<String> observedAttributes,
            Set<String> features,
            boolean formAssociated) {
        this.name = name;
        this.localName = localName;
        this.constructor = constructor;
        this.callbacks = callbacks;
        this.observedAttributes = observedAttributes;
        this.formAssociated = formAssociated;
        this.disablesInternals = features.contains("internals");
        this.disablesShadow = features.contains("shadow");
    }

    public String name() {
        return name;
    }

    /** The name of the elements, which is another one for customised built-in elements. */
    public String localName() {
        return localName;
    }

    public boolean isAutonomous() {
        return name.equals(localName);
    }

    public JsObject constructor() {
        return constructor;
    }

    /** The callback with this name; null for none. */
    public JsObject callback(String callbackName) {
        return callbacks.get(callbackName);
    }

    public boolean observes(String attribute) {
        return observedAttributes.contains(attribute);
    }

    public boolean formAssociated() {
        return formAssociated;
    }

    public boolean disablesInternals() {
        return disablesInternals;
    }

    public boolean disablesShadow() {
        return disablesShadow;
    }
}
