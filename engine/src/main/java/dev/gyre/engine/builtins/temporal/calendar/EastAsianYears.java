package dev.gyre.engine.builtins.temporal.calendar;

import dev.gyre.engine.builtins.temporal.iso.IsoDate;

/** The years of a Chinese or Korean calendar: published data where there are any, and otherwise those of {@link MeanMoonAndSun}. */
final class EastAsianYears {
    private static final int FIRST_YEAR = 1900;
    private static final int LAST_YEAR = 2102;
    private static final int DIGITS = 6;
    /** No year starts before January 19th. */
    private static final int EARLIEST_DAY = 19;

    /** Local mean time of Beijing, 7:45:40, which was used until 1928. */
    private static final long BEIJING_MEAN_TIME = 27_940_000;

    private static final long HOUR = 3_600_000;

    /**
     * For each year six hexadecimal digits of the bits of the months' lengths (13), the number of the leap month (4) and the days from January 19th to the first day of the year. As
     * published by the Purple Mountain Observatory and the Korea Astronomy and Space Science Institute.
     */
    private static final String CHINESE_DATA =
            "1916d23e0752280ea514b64a38064b200a9b0c955632056a1c0b590657522c075216db253c0b25240a4b0eb4ab3402ad1e056b084b692e0da91afd92400e92280d25"
                    + "12ba4d380a562202b60a95b53206d41c0ea9085e922c0e9216cd263a052b240a570eb2b6340b5a2006d40a6ec92e074918f6933e0a9328052b10ca5b360aad22056a"
                    + "0c9b55320ba41c0b49065a932c0a9514f52d3a0536240aad10b5aa3405b21e0da50a7d4a300d4a190a953c0a9728055612cab5360ad52206d20c8ea5320ea51c064a"
                    + "046c972a0a9b16f55a3a056a240b6910b752360b521e0b2508964b2e0a4b1914ab3c02ad26056d12cb69380da9220d920c9d25320d251d5a4d400a562a02b614c5b5"
                    + "3a06d5240ea910be92360e92200d26086a562c0a571914d63e035a2606d512b6c93807492206930a952b30052b1a0a5b06555a2a056a14fb553c0ba4260b490eba93"
                    + "340a951e052d088aad2c0ab51935aa3e05d2280da512dd4a380d4a220c950c952e3005561a0ab50655b22c06d214cea53a072524064b0eac97320cab1e055a086ad6"
                    + "2e0b691977523e0b52280b2512da4b360a4b2004ab0aa55b3005ad1a0b6a065b522c0d9216fd253a0d25240a550eb4ad3404b61c05b5086daa2e0ec91b1e923e0e92"
                    + "280d2612ca56360a572005560a86d53007551c0749046e932a069314f52b3a052b220a5b0eb55a34056a1e0b6508974a2e0b4a191a953e0a9526052d10caad360ab5"
                    + "2205aa0a8ba5300da51c0d4a067c952a0c9614f94e3a0556240ab50eb5b23406d21e0ea50a8e4a2c068b170c973c04ab26055b10cad6360b6a2207520c9725300b45"
                    + "1a0a8b04549b2a04ab14e95b3a05ad";

    private static final String DANGI_DATA =
            "1916d23e0752280ea514b64a38064b200a9b0c955632056a1c0b590657522c075216db253c0b25240a4b0eb29b340aad20056a084b692e0ba91afb52400d92280d25"
                    + "12ba4d3809562202b50a95ad3206d41c0da9085d922c0e9216cd263a0527240a570eb2b6340ada2006d40a6ea92e074918f6933e0a9328052b10ca5b36096d220b6a"
                    + "0e9b54320ba41c0b49065a932c0a9514f52b3a052d240aad10b56a340db2200da40a7d49300d4a191a953e0a9628055612cab5360ad52206d20c8ea5320ea51c0e4a"
                    + "066c962a0a9b16f5563a056a240b5910b7523607521e072508964b2e0a4b1912ab3c02ad26056b12cb69380da9220d920c9b25320d251d5a4d400a562a02b614d5ad"
                    + "3c06d4240da910bd92360e92200d26086a562c0a571912b63e0b5a2806d412aec93807492206930a952730052b1a0a5b06555a2a036a14fb553c0ba4260b490eba93"
                    + "340a951e052d086a5d2c0aad1935aa3e05d2280da512bd4a380d4a220a950c952d3005561a0ab50655aa2c06d214cea53a0ea5260e4a10ac96320c9b1e055a086ad5"
                    + "2e0b691977523e0752280b2512d64b360a4b2004ab0aa55b30056d1a0b69065b522c0d9216fd253a0d25240a4d0eb4ad3402b61c05b5086da92e0ea91b1d923e0e92"
                    + "280d2612ca56360a572004d60a86b53006d51c0ec9066e922a069314f52b3a052b220a5b0eb55a34056a1e0b550897492e0b49191a933e0a9526052d10caad360ab5"
                    + "2205aa0a8ba5300da51c0d4a067a952a0c9514f52e3a0556240ab50eb5b23406d21e0ea50a9e4a2e064a170c973c0cab28055a10cad5360b692207520c96a5300b25"
                    + "1a064b0474972a04ab14e55b3a05ad";

    static final EastAsianYears CHINESE = new EastAsianYears(CHINESE_DATA, 8 * HOUR);
    static final EastAsianYears DANGI = new EastAsianYears(DANGI_DATA, 9 * HOUR);

    private final String data;
    private final MeanMoonAndSun before = new MeanMoonAndSun(BEIJING_MEAN_TIME);
    private final MeanMoonAndSun after;

    private EastAsianYears(String data, long offset) {
        this.data = data;
        after = new MeanMoonAndSun(offset);
    }

    /** @param year the year of ISO 8601 in which it starts */
    EastAsianYear year(int year) {
        if (year < FIRST_YEAR) return before.year(year);
        if (year > LAST_YEAR) return after.year(year);
        int at = (year - FIRST_YEAR) * DIGITS;
        int packed = Integer.parseInt(data, at, at + DIGITS, 16);
        return new EastAsianYear(
                IsoDate.epochDay(year, 1, EARLIEST_DAY + (packed >> 17)), packed >> 13 & 15, packed & 0x1fff);
    }
}
