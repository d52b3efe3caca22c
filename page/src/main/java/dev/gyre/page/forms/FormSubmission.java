package dev.gyre.page.forms;

import dev.gyre.engine.runtime.object.JsObject;
import dev.gyre.engine.runtime.operations.TypeConversion;
import dev.gyre.page.dom.Element;
import dev.gyre.page.dom.PageHost;
import dev.gyre.page.dom.names.AsciiCase;
import dev.gyre.page.elements.HTMLDialogElement;
import dev.gyre.page.elements.HTMLElement;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Encodes a form's entries and navigates by them, https://html.spec.whatwg.org/#form-submission-algorithm. */
final class FormSubmission {
    private FormSubmission() {}

    static void submit(HTMLFormElement form, HTMLElement submitter) {
        Charset charset = charset(form);
        EntryList entries = form.entries(submitter, charset.name());
        if (entries == null || !form.isConnected()) return;
        String method = AsciiCase.lower(form.attributeOf(submitter, "formmethod", "method"));
        if (method.equals("dialog")) {
            closeDialog(form, submitter);
            return;
        }
        String given = form.attributeOf(submitter, "formaction", "action");
        String action = given.isEmpty()
                ? form.nodeDocument().URL()
                : form.domRealm().host().resolveUrl(form.nodeDocument(), given);
        String target = form.attributeOf(submitter, "formtarget", "target");
        String encoding = AsciiCase.lower(form.attributeOf(submitter, "formenctype", "enctype"));
        if (!method.equals("post")) {
            String url = withQuery(action, urlEncoded(entries, charset));
            form.domRealm().host().submitForm(form, submitter, url, null, null, target);
            return;
        }
        byte[] body;
        String type;
        switch (encoding) {
            case "multipart/form-data" -> {
                String boundary = "----GyreFormBoundary"
                        + Integer.toHexString(entries.entries().hashCode());
                body = multipart(entries, boundary, charset, form.domRealm().host());
                type = "multipart/form-data; boundary=" + boundary;
            }
            case "text/plain" -> {
                body = encode(plain(entries), charset);
                type = "text/plain";
            }
            default -> {
                body = urlEncoded(entries, charset).getBytes(StandardCharsets.US_ASCII);
                type = "application/x-www-form-urlencoded";
            }
        }
        form.domRealm().host().submitForm(form, submitter, action, body, type, target);
    }

    private static void closeDialog(HTMLFormElement form, HTMLElement submitter) {
        for (Element at = form.parentElement(); at != null; at = at.parentElement()) {
            if (!(at instanceof HTMLDialogElement dialog)) continue;
            if (at.attribute("open") != null) dialog.closeWith(submitter == null ? null : submitter.attribute("value"));
            return;
        }
    }

    // https://html.spec.whatwg.org/#picking-an-encoding-for-the-form
    private static Charset charset(HTMLFormElement form) {
        String accepted = form.attribute("accept-charset");
        String[] names = accepted == null
                ? new String[] {form.nodeDocument().characterSet()}
                : accepted.strip().split("\\s+");
        for (String label : names) {
            String name = form.domRealm().host().encodingOf(label);
            if (name != null && Charset.isSupported(name))
                return name.startsWith("UTF-16") ? StandardCharsets.UTF_8 : Charset.forName(name);
        }
        return StandardCharsets.UTF_8;
    }

    private static String withQuery(String url, String query) {
        int fragment = url.indexOf('#');
        String before = fragment < 0 ? url : url.substring(0, fragment);
        int old = before.indexOf('?');
        return (old < 0 ? before : before.substring(0, old)) + "?" + query
                + (fragment < 0 ? "" : url.substring(fragment));
    }

    private static String normalized(String text) {
        return text.replace("\r\n", "\n").replace('\r', '\n').replace("\n", "\r\n");
    }

    // https://html.spec.whatwg.org/#convert-to-a-list-of-name-value-pairs
    private static String text(EntryList.Entry entry) {
        if (entry.value() instanceof JsObject file) return normalized(fileName(file));
        return entry.value() instanceof String text ? normalized(text) : "";
    }

    private static String fileName(JsObject file) {
        return ScalarValues.of(TypeConversion.toString(file.get("name")));
    }

    // https://url.spec.whatwg.org/#concept-urlencoded-serializer
    private static String urlEncoded(EntryList entries, Charset charset) {
        var result = new StringBuilder();
        for (EntryList.Entry entry : entries.entries()) {
            if (!result.isEmpty()) result.append('&');
            percentEncode(normalized(entry.name()), charset, result);
            result.append('=');
            percentEncode(text(entry), charset, result);
        }
        return result.toString();
    }

    private static void percentEncode(String text, Charset charset, StringBuilder result) {
        for (byte b : encode(text, charset)) {
            int c = b & 0xFF;
            if (c == ' ') result.append('+');
            else if (c >= 'a' && c <= 'z'
                    || c >= 'A' && c <= 'Z'
                    || c >= '0' && c <= '9'
                    || c == '*'
                    || c == '-'
                    || c == '.'
                    || c == '_') result.append((char) c);
            else result.append('%').append("%02X".formatted(c));
        }
    }

    /** Characters that the encoding does not have become character references. */
    private static byte[] encode(String text, Charset charset) {
        if (charset == StandardCharsets.UTF_8) return text.getBytes(charset);
        var encoder = charset.newEncoder();
        var replaced = new StringBuilder();
        text.codePoints().forEach(point -> {
            String character = Character.toString(point);
            if (encoder.canEncode(character)) replaced.append(character);
            else replaced.append("&#").append(point).append(';');
        });
        return replaced.toString().getBytes(charset);
    }

    // https://html.spec.whatwg.org/#text/plain-encoding-algorithm
    private static String plain(EntryList entries) {
        var result = new StringBuilder();
        for (EntryList.Entry entry : entries.entries())
            result.append(normalized(entry.name()))
                    .append('=')
                    .append(text(entry))
                    .append("\r\n");
        return result.toString();
    }

    private static String escaped(String name) {
        return name.replace("\r", "%0D").replace("\n", "%0A").replace("\"", "%22");
    }

    // https://html.spec.whatwg.org/#multipart-form-data
    private static byte[] multipart(EntryList entries, String boundary, Charset charset, PageHost host) {
        var result = new java.io.ByteArrayOutputStream();
        for (EntryList.Entry entry : entries.entries()) {
            String head = "--" + boundary + "\r\nContent-Disposition: form-data; name=\""
                    + escaped(normalized(entry.name())) + "\"";
            if (entry.value() instanceof JsObject file) {
                String type = TypeConversion.toString(file.get("type"));
                result.writeBytes(encode(
                        head + "; filename=\"" + escaped(fileName(file)) + "\"\r\nContent-Type: "
                                + (type.isEmpty() ? "application/octet-stream" : type) + "\r\n\r\n",
                        charset));
                result.writeBytes(host.bytesOf(file));
                result.writeBytes(encode("\r\n", charset));
            } else result.writeBytes(encode(head + "\r\n\r\n" + text(entry) + "\r\n", charset));
        }
        result.writeBytes(("--" + boundary + "--\r\n").getBytes(StandardCharsets.US_ASCII));
        return result.toByteArray();
    }
}
