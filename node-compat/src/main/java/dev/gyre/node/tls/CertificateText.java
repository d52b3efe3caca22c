package dev.gyre.node.tls;

import java.security.GeneralSecurityException;
import java.security.PublicKey;
import java.security.cert.X509Certificate;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.naming.InvalidNameException;
import javax.naming.ldap.LdapName;
import javax.naming.ldap.Rdn;
import javax.security.auth.x500.X500Principal;

/** The fields of a certificate in OpenSSL's notation. */
public final class CertificateText {
    private static final Map<String, String> EMAIL = Map.of("1.2.840.113549.1.9.1", "emailAddress");
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("MMM ppd HH:mm:ss yyyy 'GMT'", Locale.ENGLISH);

    private CertificateText() {}

    /** Serial number, times, and the numbers of an RSA key. */
    public static Map<String, String> fields(X509Certificate certificate) throws GeneralSecurityException {
        Map<String, String> fields = new LinkedHashMap<>();
        String serial = certificate.getSerialNumber().toString(16).toUpperCase(Locale.ROOT);
        fields.put("serialNumber", serial.length() % 2 == 0 ? serial : "0" + serial);
        fields.put("validFrom", time(certificate.getNotBefore()));
        fields.put("validTo", time(certificate.getNotAfter()));
        List<String> usage = certificate.getExtendedKeyUsage();
        if (usage != null) fields.put("extendedKeyUsage", String.join(" ", usage));
        if (certificate.getPublicKey() instanceof RSAPublicKey key) {
            fields.put("modulus", key.getModulus().toString(16).toUpperCase(Locale.ROOT));
            fields.put("exponent", "0x" + key.getPublicExponent().toString(16));
        }
        return fields;
    }

    private static String time(Date date) {
        return TIME.format(ZonedDateTime.ofInstant(date.toInstant(), ZoneOffset.UTC));
    }

    /** The parts of a name in order: attribute, value, attribute, value, ... */
    public static String[] name(X500Principal principal) throws GeneralSecurityException {
        List<String> parts = new ArrayList<>();
        try {
            for (Rdn part : new LdapName(principal.getName(X500Principal.RFC2253, EMAIL)).getRdns()) {
                parts.add(part.getType());
                parts.add(String.valueOf(part.getValue()));
            }
        } catch (InvalidNameException odd) {
            throw new GeneralSecurityException(odd);
        }
        return parts.toArray(new String[0]);
    }

    /** The length of a key in bits; 0 if it has none. */
    public static int bits(PublicKey key) {
        if (key instanceof RSAPublicKey rsa) return rsa.getModulus().bitLength();
        return key instanceof ECPublicKey ec
                ? ec.getParams().getCurve().getField().getFieldSize()
                : 0;
    }
}
