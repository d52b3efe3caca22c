package dev.gyre.modules.hooks;

import java.util.List;
import java.util.Map;

/**
 * The arguments of a resolve hook.
 *
 * @param parentUrl null if there is no importer
 * @param attributesOrNull the import attributes; null for require
 */
public record ResolveRequest(
        String specifier, String parentUrl, List<String> conditions, Map<String, String> attributesOrNull) {}
