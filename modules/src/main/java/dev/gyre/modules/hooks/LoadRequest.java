package dev.gyre.modules.hooks;

import java.util.List;
import java.util.Map;

/**
 * The arguments of a load hook.
 *
 * @param format undefined, null (it depends on the syntax) or Node's name
 * @param attributesOrNull the import attributes; null for require
 */
public record LoadRequest(String url, Object format, List<String> conditions, Map<String, String> attributesOrNull) {}
