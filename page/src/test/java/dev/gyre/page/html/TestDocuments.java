package dev.gyre.page.html;

import dev.gyre.engine.Realms;
import dev.gyre.engine.runtime.host.HostHooks;
import dev.gyre.engine.runtime.realm.Agent;
import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.page.PageRealms;
import dev.gyre.page.dom.Document;
import dev.gyre.page.dom.DomRealm;

/** Documents of a realm without jobs. */
public final class TestDocuments {
    private final DomRealm realm = PageRealms.dom(Realms.create(new Agent(new HostHooks() {
        @Override
        public void enqueuePromiseJob(Runnable job, Realm realm) {
            throw new AssertionError("no jobs here");
        }
    })));

    /** An empty HTML document. */
    public Document empty() {
        return Document.createHtml(realm);
    }

    /** An empty XML document. */
    public Document emptyXml() {
        return Document.create(realm, false, "application/xml");
    }

    /** The document of a text. */
    public Document parse(String html) {
        Document document = empty();
        var parser = new HtmlParser(document, ParserOptions.DOCUMENT);
        parser.append(html);
        parser.close();
        while (!parser.isFinished()) {
            parser.run();
        }
        return document;
    }
}
