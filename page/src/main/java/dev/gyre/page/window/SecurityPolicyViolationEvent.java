package dev.gyre.page.window;

import dev.gyre.page.csp.Violation;
import dev.gyre.page.dom.DomRealm;
import dev.gyre.page.dom.events.Event;

/** A policy has forbidden something, https://www.w3.org/TR/CSP3/#securitypolicyviolationevent. */
public final class SecurityPolicyViolationEvent extends Event {
    private final SecurityPolicyViolationEventInit init;

    private SecurityPolicyViolationEvent(DomRealm realm, String type, SecurityPolicyViolationEventInit init) {
        super(realm, realm.shape("SecurityPolicyViolationEvent"), type, init);
        this.init = init;
    }

    static SecurityPolicyViolationEvent construct(DomRealm realm, String type, SecurityPolicyViolationEventInit init) {
        return new SecurityPolicyViolationEvent(realm, type, init);
    }

    /** The trusted event of a violation. */
    public static SecurityPolicyViolationEvent create(DomRealm realm, Violation violation) {
        var init = new SecurityPolicyViolationEventInit();
        init.bubbles = true;
        init.composed = true;
        init.documentURI = violation.documentUri();
        init.referrer = violation.referrer();
        init.blockedURI = violation.blockedUri();
        init.effectiveDirective = violation.directive();
        init.violatedDirective = violation.directive();
        init.originalPolicy = violation.policy().text();
        init.sourceFile = violation.sourceFile();
        init.sample = violation.sample();
        init.disposition = violation.disposition();
        init.statusCode = violation.statusCode();
        init.lineNumber = violation.line();
        var event = new SecurityPolicyViolationEvent(realm, "securitypolicyviolation", init);
        event.isTrusted(true);
        return event;
    }

    public String documentURI() {
        return init.documentURI;
    }

    public String referrer() {
        return init.referrer;
    }

    public String blockedURI() {
        return init.blockedURI;
    }

    public String effectiveDirective() {
        return init.effectiveDirective;
    }

    public String violatedDirective() {
        return init.violatedDirective;
    }

    public String originalPolicy() {
        return init.originalPolicy;
    }

    public String sourceFile() {
        return init.sourceFile;
    }

    public String sample() {
        return init.sample;
    }

    public String disposition() {
        return init.disposition;
    }

    public long statusCode() {
        return init.statusCode;
    }

    public long lineNumber() {
        return init.lineNumber;
    }

    public long columnNumber() {
        return init.columnNumber;
    }
}
