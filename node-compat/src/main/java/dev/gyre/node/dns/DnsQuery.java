package dev.gyre.node.dns;

import dev.gyre.engine.runtime.object.JsArray;
import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.engine.runtime.value.Undefined;
import dev.gyre.loop.WorkRequest;
import dev.gyre.node.buffer.ByteView;
import dev.gyre.node.environment.Environment;
import dev.gyre.node.fs.FileCall;
import java.util.ArrayList;
import java.util.Hashtable;
import java.util.List;
import javax.naming.CommunicationException;
import javax.naming.Context;
import javax.naming.InvalidNameException;
import javax.naming.NameNotFoundException;
import javax.naming.NamingEnumeration;
import javax.naming.NamingException;
import javax.naming.OperationNotSupportedException;
import javax.naming.ServiceUnavailableException;
import javax.naming.directory.Attribute;
import javax.naming.directory.InitialDirContext;

/**
 * A query to name servers through the JDK's DNS provider: the records of a type as text or, for types that the provider
 * does not know, as bytes.
 */
final class DnsQuery extends WorkRequest {
    private final Realm realm;
    private final String name;
    private final String type;
    private final Hashtable<String, Object> environment = new Hashtable<>();
    private final JsObject callback;
    private final List<String> types = new ArrayList<>();
    private final List<Object> values = new ArrayList<>();
    private String code;

    DnsQuery(Realm realm, String name, String type, String servers, int timeout, int tries, JsObject callback) {
        super(Environment.of(realm).loop());
        this.realm = realm;
        this.name = name;
        this.type = type;
        this.callback = callback;
        environment.put(Context.INITIAL_CONTEXT_FACTORY, "com.sun.jndi.dns.DnsContextFactory");
        environment.put(Context.PROVIDER_URL, servers);
        environment.put("java.naming.ldap.attributes.binary", type);
        environment.put("com.sun.jndi.dns.timeout.initial", String.valueOf(timeout));
        environment.put("com.sun.jndi.dns.timeout.retries", String.valueOf(tries));
    }

    @Override
    public String kind() {
        return "dns query";
    }

    @Override
    public String reason() {
        return type + " " + name;
    }

    @Override
    protected void work() {
        try {
            InitialDirContext context = new InitialDirContext(environment);
            try {
                collect(context.getAttributes(name, new String[] {type}).getAll());
            } finally {
                context.close();
            }
            if (values.isEmpty()) code = "ENODATA";
        } catch (NamingException failure) {
            code = codeOf(failure);
        }
    }

    private void collect(NamingEnumeration<? extends Attribute> attributes) throws NamingException {
        while (attributes.hasMore()) {
            Attribute attribute = attributes.next();
            for (int i = 0; i < attribute.size(); i++) {
                types.add(attribute.getID());
                values.add(attribute.get(i));
            }
        }
    }

    private static String codeOf(NamingException failure) {
        if (failure instanceof NameNotFoundException) return "ENOTFOUND";
        if (failure instanceof InvalidNameException) return "EBADNAME";
        if (failure instanceof OperationNotSupportedException) return "ENOTIMP";
        if (failure instanceof ServiceUnavailableException) return "ESERVFAIL";
        if (failure instanceof CommunicationException)
            return failure.getRootCause() instanceof java.net.SocketTimeoutException ? "ETIMEOUT" : "ECONNREFUSED";
        return "ESERVFAIL";
    }

    @Override
    protected void afterWork(Throwable failure) {
        if (failure != null || code != null) {
            callback.call1(Undefined.INSTANCE, code == null ? "ESERVFAIL" : code);
            return;
        }
        List<Object> rows = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            Object value = values.get(i) instanceof byte[] bytes
                    ? ByteView.arrayBuffer(realm, bytes)
                    : values.get(i).toString();
            rows.add(JsArray.of(realm, types.get(i), value));
        }
        callback.call2(Undefined.INSTANCE, FileCall.noError(), JsArray.fromList(realm, rows));
    }
}
