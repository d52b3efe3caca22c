package dev.gyre.node.tls;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.security.GeneralSecurityException;
import java.security.PublicKey;
import java.security.cert.X509Certificate;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.naming.InvalidNameException;
import javax.naming.ldap.LdapName;
import javax.naming.ldap.Rdn;
import javax.security.auth.x500.X500Principal;

/** What a certificate says, in OpenSSL's words. */
public final class CertificateText {
    private static final Map<String, String> EMAIL = Map.of("1.2.840.113549.1.9.1", "emailAddress");
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("MMM ppd HH:mm:ss yyyy 'GMT'", Locale.ENGLISH);
    private static final int MAIL_NAME = 1;
    private static final int DNS_NAME = 2;
    private static final int URI_NAME = 6;
    private static final int ADDRESS_NAME = 7;

    private CertificateText() {}

    /** Serial number, times, alternative names, and the numbers of an RSA key. */
    public static Map<String, String> fields(X509Certificate certificate) throws GeneralSecurityException {
        Map<String, String> fields = new LinkedHashMap<>();
        String serial = certificate.getSerialNumber().toString(16).toUpperCase(Locale.ROOT);
        fields.put("serialNumber", serial.length() % 2 == 0 ? serial : "0" + serial);
        fields.put("validFrom", time(certificate.getNotBefore()));
        fields.put("validTo", time(certificate.getNotAfter()));
        String names = alternativeNames(certificate);
        if (names != null) fields.put("subjectAltName", names);
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

    private static String alternativeNames(X509Certificate certificate) throws GeneralSecurityException {
        Collection<List<?>> names = certificate.getSubjectAlternativeNames();
        if (names == null) return null;
        List<String> texts = new ArrayList<>();
        for (List<?> name : names) {
            String text = String.valueOf(name.get(1));
            switch ((Integer) name.get(0)) {
                case MAIL_NAME -> texts.add("email:" + text);
                case DNS_NAME -> texts.add("DNS:" + text);
                case URI_NAME -> texts.add("URI:" + text);
                case ADDRESS_NAME -> texts.add("IP Address:" + address(text));
                default -> { }
            }
        }
        return String.join(", ", texts);
    }

    /** OpenSSL writes hexadecimal digits of addresses in capitals. */
    private static String address(String text) {
        try {
            return text.contains(":") ? InetAddress.getByName(text).getHostAddress().toUpperCase(Locale.ROOT) : text;
        } catch (UnknownHostException noAddress) {
            return text;
        }
    }

    /** The parts of a name in their order: attribute, value, attribute, value, ... */
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

    /** How long a key is; 0 where that says nothing. */
    public static int bits(PublicKey key) {
        if (key instanceof RSAPublicKey rsa) return rsa.getModulus().bitLength();
        return key instanceof ECPublicKey ec ? ec.getParams().getCurve().getField().getFieldSize() : 0;
    }
}
