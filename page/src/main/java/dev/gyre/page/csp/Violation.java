package dev.gyre.page.csp;

// https://www.w3.org/TR/CSP3/#framework-violation
/**
 * What a policy has forbidden, or would have.
 *
 * @param directive the effective directive
 * @param blockedUri a URL, its scheme, or a word such as inline or eval
 * @param sample the beginning of the code; empty unless the policy asks for it
 * @param documentUri the address of the document or worker
 * @param sourceFile the file whose code runs; empty if none does
 * @param line from 1; 0 if no code runs
 */
public record Violation(
        Policy policy,
        String directive,
        String blockedUri,
        String sample,
        String documentUri,
        String referrer,
        int statusCode,
        String sourceFile,
        int line) {
    private static final int SAMPLE = 40;

    /** The sample of a code. */
    public static String sample(String source) {
        return source.substring(0, Math.min(SAMPLE, source.length()));
    }

    // https://www.w3.org/TR/CSP3/#strip-url-for-use-in-reports
    /** A URL as reports have it. */
    public static String stripped(String url) {
        if (!url.matches("(?is)(https?|wss?):.*")) return url.replaceFirst("(?s):.*", "");
        return url.replaceFirst("(?s)#.*", "").replaceFirst("//[^/?]*@", "//");
    }

    public String disposition() {
        return policy.isReportOnly() ? "report" : "enforce";
    }

    // https://www.w3.org/TR/CSP3/#deprecated-serialize-violation
    /** The body of a report to a report-uri. */
    public String legacyReport() {
        var json = new ReportJson();
        json.open("csp-report")
                .text("document-uri", documentUri)
                .text("referrer", referrer)
                .text("blocked-uri", blockedUri)
                .text("effective-directive", directive)
                .text("violated-directive", directive)
                .text("original-policy", policy.text())
                .text("disposition", disposition())
                .number("status-code", statusCode)
                .text("script-sample", sample);
        if (!sourceFile.isEmpty()) json.text("source-file", sourceFile).number("line-number", line);
        return json.close().toString();
    }

    // https://www.w3.org/TR/CSP3/#reporting
    /** The body of a report to an endpoint of report-to. */
    public String report() {
        var json = new ReportJson();
        json.number("age", 0).text("type", "csp-violation").text("url", documentUri);
        json.open("body")
                .text("documentURL", documentUri)
                .text("referrer", referrer)
                .text("blockedURL", blockedUri)
                .text("effectiveDirective", directive)
                .text("originalPolicy", policy.text())
                .text("sourceFile", sourceFile)
                .text("sample", sample)
                .text("disposition", disposition())
                .number("statusCode", statusCode)
                .number("lineNumber", line);
        return "[" + json.close() + "]";
    }
}
