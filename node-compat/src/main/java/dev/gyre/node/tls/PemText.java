package dev.gyre.node.tls;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/** The blocks of a PEM text. RFC 7468. */
final class PemText {
    private static final String BEGIN = "-----BEGIN ";
    private static final String END = "-----END ";
    private static final String DASHES = "-----";

    private PemText() {}

    /** A block: its label and its bytes. */
    record Block(String label, byte[] bytes) {}

    static List<Block> blocks(String text) {
        List<Block> blocks = new ArrayList<>();
        for (int begin = text.indexOf(BEGIN); begin >= 0; begin = text.indexOf(BEGIN, begin + 1)) {
            int labelEnd = text.indexOf(DASHES, begin + BEGIN.length());
            int end = labelEnd < 0 ? -1 : text.indexOf(END, labelEnd);
            if (end < 0) break;
            String label = text.substring(begin + BEGIN.length(), labelEnd);
            String body = text.substring(labelEnd + DASHES.length(), end);
            // Headers of old encrypted keys are not part of the base64 text.
            int headers = body.contains(":") ? body.indexOf("\n\n") : -1;
            blocks.add(new Block(label, Base64.getMimeDecoder().decode(headers < 0 ? body : body.substring(headers))));
        }
        return blocks;
    }
}
