package dev.gyre.node.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.HttpContent;
import io.netty.handler.codec.http.HttpObject;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.LastHttpContent;
import io.netty.util.ReferenceCountUtil;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The verdict on a request does not hang on how its bytes are cut up. */
class RequestDecoderTest {
    private static final String GET = "GET /a HTTP/1.1\r\nHost: h\r\n";
    private static final String CHUNKED = "POST /p HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n";

    private static String decode(String bytes, int size) {
        var text = new StringBuilder();
        var channel = new EmbeddedChannel(new RequestDecoder(HttpServerOptions.DEFAULTS));
        var data = bytes.getBytes(StandardCharsets.ISO_8859_1);
        for (var at = 0; at < data.length; at += size) {
            channel.writeInbound(Unpooled.copiedBuffer(data, at, Math.min(size, data.length - at)));
        }
        channel.finish();
        for (HttpObject message = channel.readInbound(); message != null; message = channel.readInbound()) {
            text.append(describe(message));
            ReferenceCountUtil.release(message);
        }
        return text.toString();
    }

    private static String describe(HttpObject message) {
        if (message.decoderResult().isFailure()) {
            return "!" + HttpClientError.ofDecoder(message).code();
        }
        if (message instanceof HttpRequest head) {
            return head.method() + " " + head.uri() + " " + head.protocolVersion() + "(";
        }
        var data = ((HttpContent) message).content().toString(StandardCharsets.ISO_8859_1);
        return message instanceof LastHttpContent last ? data + ")" + last.trailingHeaders().names() + " " : data;
    }

    private static void assertVerdict(String expected, String bytes) {
        for (var size : new int[] {bytes.length(), 1, 2, 3, 7}) {
            assertEquals(expected, decode(bytes, size), size + " bytes at a time");
        }
    }

    @Test
    void requestsAreReadInAnyPieces() {
        assertVerdict("GET /a HTTP/1.1()[] GET /a HTTP/1.1()[] ", GET + "\r\n\r\n" + GET + "X:  y \r\n\r\n");
        assertVerdict("POST /p HTTP/1.1(abcdefg)[T] GET /a HTTP/1.1()[] ",
            CHUNKED + "3;a=\"b c\";d\r\nabc\r\n0004\r\ndefg\r\n0;x=y\r\nT: u\r\n\r\n" + GET + "\r\n");
        assertVerdict("POST /p HTTP/1.1(abc)[] GET / HTTP/0.9()[] ", "POST /p HTTP/1.1\r\nContent-Length: 3\r\n\r\nabcGET /\r\n\r\n");
        assertVerdict("OPTIONS * HTTP/1.1()[] GET http://u@h:1/y?z HTTP/1.1()[] CONNECT h:1 HTTP/1.1()[] ",
            "OPTIONS  *  HTTP/1.1\r\n\r\nGET http://u@h:1/y?z HTTP/1.1\r\n\r\nCONNECT h:1 HTTP/1.1\r\n\r\n");
    }

    @Test
    void linesOfTheFirstProtocolMayEndInALineFeed() {
        assertVerdict("GET /a HTTP/0.9()[] !HPE_CLOSED_CONNECTION", "GET /a\n\r\nGET");
        assertVerdict("POST /a HTTP/0.9(abc)[] ", "\nPOST  /a\nContent-Length: 3\r\n\r\nabc");
        assertVerdict("!HPE_INVALID_HEADER_TOKEN", "GET /a\n\n");
        assertVerdict("!HPE_INVALID_VERSION", "GET /a HTTP/1.1\n\r\n");
    }

    @Test
    void theLastCodingCounts() {
        var post = "POST /p HTTP/1.1\r\n";
        assertVerdict("POST /p HTTP/1.1(abc)[T] GET /a HTTP/1.1()[] ",
            post + "Transfer-Encoding: identity\r\nTransfer-Encoding: chunked \r\n\r\n3\r\nabc\r\n0\r\nT: u\r\n\r\n" + GET + "\r\n");
        assertVerdict("POST /p HTTP/1.1()[] ", post + "Transfer-Encoding: chunked\t\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n");
        assertVerdict("POST /p HTTP/1.1(!HPE_INVALID_TRANSFER_ENCODING", post + "Transfer-Encoding: chunked \t\r\n\r\n0\r\n\r\n");
    }

    @Test
    void lengthsHave64Bits() {
        var post = "POST /p HTTP/1.1\r\nContent-Length: ";
        assertVerdict("POST /p HTTP/1.1(abc!HPE_INVALID_EOF_STATE", post + "18446744073709551615\r\n\r\nabc");
        assertVerdict("!HPE_INVALID_CONTENT_LENGTH", post + "18446744073709551616\r\n\r\nabc");
        assertVerdict("GET /a HTTP/1.1()[] GET /a HTTP/1.1()[] ", GET + "Sec-WebSocket-Key1: a\r\nSec-WebSocket-Key2: b\r\n\r\n" + GET + "\r\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "X: a\\r\\n b\\r\\n\\r\\n|HPE_INVALID_HEADER_TOKEN",
        "Transfer-Encoding: chunked\\r\\nTransfer-Encoding: chunked\\r\\n\\r\\n|HPE_INVALID_TRANSFER_ENCODING",
        "Transfer-Encoding:\\r\\n\\r\\n|HPE_INVALID_TRANSFER_ENCODING",
        "Content-Length: 3\\r\\nTransfer-Encoding: gzip\\r\\n\\r\\n|HPE_INVALID_TRANSFER_ENCODING",
        "Transfer-Encoding: chunked\\r\\nContent-Length: 0\\r\\n\\r\\n|HPE_INVALID_CONTENT_LENGTH",
        "X: y|HPE_INVALID_EOF_STATE",
    })
    void headsAreRefusedInAnyPieces(String fields, String code) {
        assertVerdict("!" + code, GET + fields.replace("\\r", "\r").replace("\\n", "\n"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "3;\\r\\nabc\\r\\n|HPE_STRICT",
        "3;a b\\r\\nabc\\r\\n|HPE_STRICT",
        "3;a=\"b\\r\\nabc\\r\\n|HPE_STRICT",
        "3 \\r\\nabc\\r\\n|HPE_INVALID_CHUNK_SIZE",
        "0\\r\\nTransfer-Encoding: chunked\\r\\n\\r\\n|HPE_INVALID_TRANSFER_ENCODING",
        "0\\r\\nContent-length: 3\\r\\n\\r\\n|HPE_INVALID_CONTENT_LENGTH",
        "0\\r\\nX: a\\r\\n b\\r\\n\\r\\n|HPE_INVALID_HEADER_TOKEN",
        "3|HPE_INVALID_EOF_STATE",
    })
    void bodiesAreRefusedInAnyPieces(String body, String code) {
        assertVerdict("POST /p HTTP/1.1(!" + code, CHUNKED + body.replace("\\r", "\r").replace("\\n", "\n"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "GET /a\\0b HTTP/1.1|HPE_INVALID_URL", "GET /é HTTP/1.1|HPE_INVALID_URL", "GET a HTTP/1.1|HPE_INVALID_URL", "GET http:/a HTTP/1.1|HPE_INVALID_URL",
        "GET http://a#b HTTP/1.1|HPE_INVALID_URL", "GET\\t/ HTTP/1.1|HPE_INVALID_METHOD", "GET / http/1.1|HPE_INVALID_CONSTANT", "GET / HTTP/1.10|HPE_INVALID_VERSION",
    })
    void linesAreRefusedInAnyPieces(String line, String code) {
        assertVerdict("!" + code, line.replace("\\0", "\0").replace("\\t", "\t") + "\r\nHost: h\r\n\r\n");
    }

    @Test
    void spaceBeforeARequestAndDataBehindTheLastAreRefused() {
        assertVerdict("!HPE_INVALID_METHOD", " " + GET + "\r\n");
        assertVerdict("GET /a HTTP/1.1()[] !HPE_CLOSED_CONNECTION", GET + "Connection: close\r\n\r\n\r\n" + GET + "\r\n");
        assertVerdict("POST / HTTP/1.1(!HPE_INVALID_TRANSFER_ENCODING", "POST / HTTP/1.1\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "abc|HPE_INVALID_METHOD", "GEX|HPE_INVALID_METHOD", "GETX|HPE_INVALID_METHOD", "GET \\a|HPE_INVALID_URL", "GET /a\\tb|HPE_INVALID_URL", "GET / HTP|HPE_INVALID_CONSTANT",
        "PLAY / HTTP/|HPE_INVALID_CONSTANT", "GET / HTTP/1.2|HPE_INVALID_VERSION", "GET / HTTP/1.1\\r\\na b|HPE_INVALID_HEADER_TOKEN", "GET / HTTP/1.1\\r\\na: \\0|HPE_INVALID_HEADER_TOKEN",
        "GET / HTTP/1.1\\r\\nContent-Length: 3x|HPE_INVALID_CONTENT_LENGTH", "GET / HTTP/1.1\\r\\n x|HPE_UNEXPECTED_SPACE", "GE|HPE_INVALID_EOF_STATE", "PLAY / RTSP/1.0|HPE_INVALID_EOF_STATE",
        "GET_PARAMETER / RTSP/1.0\\r\\nX:|HPE_INVALID_EOF_STATE", "GET http:|HPE_INVALID_EOF_STATE",
    })
    void linesThatAreNotCompleteMayBeWrongAlready(String head, String code) {
        var bytes = head.replace("\\r", "\r").replace("\\n", "\n").replace("\\t", "\t").replace("\\0", "\0");
        assertEquals("!" + code, decode(bytes, bytes.length()));
    }

    @Test
    void chunksMayBeLongerThanAnyArray() {
        assertVerdict("POST /p HTTP/1.1(abc!HPE_INVALID_EOF_STATE", CHUNKED + "8000000000000000\r\nabc");
        assertVerdict("POST /p HTTP/1.1(!HPE_INVALID_CHUNK_SIZE", CHUNKED + "80000000000000000\r\nabc");
    }

    @Test
    void theSizeOfAHeadIsThatOfItsUrlNamesAndValues() {
        var left = 16_384 - "/a".length() - "HosthX".length();
        assertVerdict("GET /a HTTP/1.1()[] ", GET + "X:" + " ".repeat(5) + "v".repeat(left - 1) + "\r\n\r\n");
        assertVerdict("!HPE_HEADER_OVERFLOW", GET + "X: " + "v".repeat(left) + "\r\n\r\n");
        assertVerdict("!HPE_HEADER_OVERFLOW", GET + "X: y\r\n".repeat(1_000) + "\r\n");
    }
}
