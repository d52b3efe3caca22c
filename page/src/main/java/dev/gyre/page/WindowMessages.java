package dev.gyre.page;

import dev.gyre.engine.runtime.realm.Realm;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.idl.DomError;
import dev.gyre.page.window.Location;
import dev.gyre.page.window.Window;

/** Messages from one window to another, https://html.spec.whatwg.org/#posting-messages. */
final class WindowMessages {
    private WindowMessages() {}

    // https://html.spec.whatwg.org/#window-post-message-steps
    /** Posts a message of the running script to a page. @param transfer what JavaScript has given: undefined, a sequence, or an object with one */
    static void post(Page to, Object message, String targetOrigin, Object transfer) {
        PageRuntime runtime = to.context().runtime();
        Realm caller = runtime.agent().currentRealm(to.realm());
        boolean isPage = caller.platform() instanceof DomRealm;
        Window source = isPage && ((DomRealm) caller.platform()).document().defaultView() instanceof Window from
                ? from
                : to.window();
        String from = source.location().origin();
        boolean isForAll = targetOrigin.equals("*");
        String wanted = isForAll || targetOrigin.equals("/") ? from : to.resolve(targetOrigin, null);
        if (wanted == null)
            throw DomError.syntax("Invalid target origin '" + targetOrigin + "' in a call to 'postMessage'.");
        Object sent = runtime.post(isPage ? caller : to.realm(), message, transfer);
        if (isForAll || Location.originOf(wanted).equals(to.origin()) || wanted.equals(to.origin()))
            to.queue(() -> runtime.deliver(to, sent, from, source));
    }
}
