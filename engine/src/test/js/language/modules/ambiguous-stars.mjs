import * as both from './_ambiguous.mjs';
same('shared' in both, false);
same(both.onlyLeft + both.onlyRight, 'leftright');
same(both.same, 'one binding');
await rejects(import('./_ambiguous-import.mjs'), "SyntaxError: The requested module './_ambiguous.mjs' contains conflicting star exports for name 'shared'");
