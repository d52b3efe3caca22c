await rejects(import('./_missing-export.mjs'), "SyntaxError: The requested module './_shapes.mjs' does not provide an export named 'nothing'");
await rejects(import('./_missing-export.mjs'), 'SyntaxError');
await rejects(import('./_missing-default.mjs'), "SyntaxError: The requested module './_log.mjs' does not provide an export named 'default'");
await rejects(import('./_syntax-error.mjs'), "SyntaxError: Identifier 'x' has already been declared");
