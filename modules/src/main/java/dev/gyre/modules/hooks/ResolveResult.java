package dev.gyre.modules.hooks;

/** What resolution gives: a URL, and a format where it is known (else null). */
public record ResolveResult(String url, String format) {}
