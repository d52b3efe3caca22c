package dev.gyre.page.xpath;

import dev.gyre.engine.runtime.error.JsException;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.page.dom.CDATASection;
import dev.gyre.page.dom.DocumentFragment;
import dev.gyre.page.dom.DocumentType;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.Node;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.idl.Idl;
import java.util.function.Function;

/** An expression to be evaluated, https://dom.spec.whatwg.org/#interface-xpathexpression. */
public final class XPathExpression extends JsObject {
    private final DomRealm realm;
    private final Expression expression;

    private XPathExpression(DomRealm realm, Expression expression) {
        super(realm.shape("XPathExpression"));
        this.realm = realm;
        this.expression = expression;
    }

    /** Compiles an expression. @param resolverOrNull a node, a function or an object that knows the namespaces of prefixes */
    public static XPathExpression create(DomRealm realm, String text, JsObject resolverOrNull) {
        return new XPathExpression(realm, XPathParser.parse(text, resolver(resolverOrNull)));
    }

    private static Function<String, String> resolver(JsObject resolver) {
        if (resolver == null) return prefix -> null;
        if (resolver instanceof Node node) return node::lookupNamespaceURI;
        return prefix -> {
            try {
                Object function = resolver.isCallable() ? resolver : resolver.get("lookupNamespaceURI");
                if (!Idl.isCallable(function)) return null;
                Object result = ((JsObject) function).call1(resolver, prefix);
                return Idl.isNullish(result) ? null : TypeConversion.toString(result);
            } catch (JsException ignored) {
                // Browsers take a resolver that throws for one that knows nothing.
                return null;
            }
        };
    }

    // https://dom.spec.whatwg.org/#dom-xpathexpression-evaluate
    public XPathResult evaluate(Node context, int type, XPathResult unused) {
        if (context instanceof DocumentType || context instanceof DocumentFragment || context instanceof CDATASection)
            throw DomError.notSupported(
                    "The node provided is '" + context.nodeName() + "', which is not a valid context node type.");
        return new XPathResult(realm, expression.evaluate(new Context(context, 1, 1)), type);
    }

    @Override
    public String className() {
        return "XPathExpression";
    }
}
