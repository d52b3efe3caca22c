package dev.gyre.modules.hooks;

import java.util.List;
import java.util.Map;

/** What a load hook is asked; the format may be null. */
public record LoadRequest(String url, String format, List<String> conditions, Map<String, String> attributes) {}
