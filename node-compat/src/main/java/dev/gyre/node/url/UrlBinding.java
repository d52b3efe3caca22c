package dev.gyre.node.url;

import dev.gyre.engine.builtins.declare.Builtin;
import dev.gyre.engine.builtins.declare.BuiltinObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.engine.runtime.realm.Realm;

/** internalBinding('url'): usual URLs, percent encoding and internationalised domain names. */
// lib/internal/bindings.md, url
@BuiltinObject(intrinsic = "%url binding%")
public final class UrlBinding {
    private UrlBinding() {}

    // parseUsual(text): the parts of a URL of the usual form, otherwise undefined
    @Builtin
    static Object parseUsual(Realm realm, Object self, Object text) {
        return new UsualUrl(TypeConversion.toString(text)).parts(realm);
    }

    // parseUsualPath(text): path, query and fragment of a usual path that begins with one slash, otherwise undefined
    @Builtin
    static Object parseUsualPath(Realm realm, Object self, Object text) {
        return new UsualUrl(TypeConversion.toString(text)).pathParts(realm);
    }

    // percentEncode(text, set)
    @Builtin
    static Object percentEncode(Realm realm, Object self, Object text, Object set) {
        return PercentEncoding.encode(TypeConversion.toString(text), TypeConversion.toString(set));
    }

    // domainToASCII(domain)
    @Builtin
    static Object domainToASCII(Realm realm, Object self, Object domain) {
        return DomainNames.toAscii(TypeConversion.toString(domain));
    }

    // domainToUnicode(domain)
    @Builtin
    static Object domainToUnicode(Realm realm, Object self, Object domain) {
        return DomainNames.toUnicode(TypeConversion.toString(domain));
    }
}
