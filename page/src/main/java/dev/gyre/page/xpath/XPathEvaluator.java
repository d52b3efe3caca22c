package dev.gyre.page.xpath;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.Node;

/** Evaluates expressions, https://dom.spec.whatwg.org/#interface-xpathevaluator. */
public final class XPathEvaluator extends JsObject {
    private final DomRealm realm;

    private XPathEvaluator(DomRealm realm) {
        super(realm.shape("XPathEvaluator"));
        this.realm = realm;
    }

    static XPathEvaluator construct(DomRealm realm) {
        return new XPathEvaluator(realm);
    }

    public XPathExpression createExpression(String expression, JsObject resolver) {
        return XPathExpression.create(realm, expression, resolver);
    }

    public Node createNSResolver(Node node) {
        return node;
    }

    public XPathResult evaluate(String expression, Node context, JsObject resolver, int type, JsObject unused) {
        return createExpression(expression, resolver).evaluate(context, type, null);
    }

    @Override
    public String className() {
        return "XPathEvaluator";
    }
}
