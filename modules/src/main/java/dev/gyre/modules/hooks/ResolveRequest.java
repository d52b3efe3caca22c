package dev.gyre.modules.hooks;

import java.util.List;
import java.util.Map;

/**
 * What a resolve hook is asked.
 *
 * @param parentUrl null where nobody asks
 * @param attributesOrNull the import attributes; null for require
 */
public record ResolveRequest(String specifier, String parentUrl, List<String> conditions, Map<String, String> attributesOrNull) {}
