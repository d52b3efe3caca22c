package dev.gyre.page.forms;

import dev.gyre.engine.runtime.object.Attributes;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Intrinsic;
import dev.gyre.engine.runtime.value.JsSymbol;
import dev.gyre.page.css.cascade.DocumentStyles;
import dev.gyre.page.dom.Element;

/** The states that a custom element has given itself, https://html.spec.whatwg.org/#customstateset. */
public final class CustomStateSet extends JsObject {
    private final Element element;
    private final JsObject set;

    CustomStateSet(Element element) {
        super(element.domRealm().shape("CustomStateSet"));
        this.element = element;
        JsObject constructor = element.domRealm().realm().intrinsic(Intrinsic.SET);
        set = (JsObject) constructor.construct(new Object[0], constructor);
        JsObject prototype = element.domRealm().interfaces().prototype("CustomStateSet");
        if (!prototype.hasOwnProperty(JsSymbol.ITERATOR))
            prototype.defineBuiltin(JsSymbol.ITERATOR, prototype.get("values"), Attributes.METHOD);
    }

    private Object call(String method, Object... arguments) {
        return ((JsObject) set.get(method)).call(set, arguments);
    }

    private Object change(String method, Object... arguments) {
        Object result = call(method, arguments);
        DocumentStyles.of(element.nodeDocument()).stateChanged();
        return result;
    }

    public long size() {
        return (long) TypeConversion.toNumber(set.get("size"));
    }

    public boolean has(String state) {
        return call("has", state) == Boolean.TRUE;
    }

    public CustomStateSet add(String state) {
        change("add", state);
        return this;
    }

    public boolean delete_(String state) {
        return change("delete", state) == Boolean.TRUE;
    }

    public void clear() {
        change("clear");
    }

    public Object entries() {
        return call("entries");
    }

    public Object keys() {
        return call("keys");
    }

    public Object values() {
        return call("values");
    }

    // https://webidl.spec.whatwg.org/#es-set-forEach
    public void forEach(JsObject callback, Object thisArg) {
        JsObject iterator = (JsObject) values();
        var next = (JsObject) iterator.get("next");
        while (next.call0(iterator) instanceof JsObject result && !TypeConversion.toBoolean(result.get("done"))) {
            Object state = result.get("value");
            callback.call(thisArg, new Object[] {state, state, this});
        }
    }

    @Override
    public String className() {
        return "CustomStateSet";
    }
}
