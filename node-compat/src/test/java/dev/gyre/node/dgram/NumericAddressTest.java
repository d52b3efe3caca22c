package dev.gyre.node.dgram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.gyre.loop.net.UvException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumericAddressTest {
    @ParameterizedTest
    @CsvSource({
        "127.0.0.1, 127.0.0.1",
        "0.0.0.0, 0.0.0.0",
        "255.255.255.255, 255.255.255.255",
        "::1, 0:0:0:0:0:0:0:1%0",
        "::ffff:1.2.3.4, 0:0:0:0:0:ffff:102:304%0",
        "fe80::1%4, fe80:0:0:0:0:0:0:1%4",
    })
    void readsAddresses(String text, String expected) throws UvException {
        assertEquals(expected, NumericAddress.of(text).getHostAddress());
    }

    // uv_inet_pton, which takes decimal numbers without leading zeros.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ".",
                "1",
                "1.2.3",
                "1.2.3.",
                ".1.2.3",
                "1..2.3",
                "1.2.3.4.",
                "1.2.3.4.5",
                "256.1.1.1",
                "1.1.1.999999999999",
                "01.2.3.4",
                "1.2.3.00",
                "1.2.3.-4",
                "1.2.3.4%1",
                " 1.2.3.4",
                "1.2.3.4 ",
                "a.b.c.d",
                "١.2.3.4",
                "localhost",
                ":",
                "1:2"
            })
    void refusesOthers(String text) {
        UvException refused = assertThrows(UvException.class, () -> NumericAddress.of(text));
        assertEquals("EINVAL", refused.error().code());
    }
}
