// module.stripTypeScriptTypes: https://nodejs.org/api/module.html#modulestriptypescripttypescode-options

const { emitExperimentalWarning, kEmptyObject } = require('internal/util');
const { validateBoolean, validateObject, validateOneOf, validateString } = require('internal/validators');

const binding = internalBinding('typescript');

function stripTypeScriptTypes(code, options = kEmptyObject) {
  emitExperimentalWarning('stripTypeScriptTypes');
  validateString(code, 'code');
  validateObject(options, 'options');
  const { mode = 'strip', sourceMap = false, sourceUrl = '' } = options;
  validateOneOf(mode, 'options.mode', ['strip', 'transform']);
  validateString(sourceUrl, 'options.sourceUrl');
  if (mode === 'transform') validateBoolean(sourceMap, 'options.sourceMap');
  else validateOneOf(sourceMap, 'options.sourceMap', [false, undefined]);
  const text =
    mode === 'transform' ? binding.transform(code, sourceUrl, sourceMap) : binding.stripTypes(code, sourceUrl);
  if (sourceMap) return text;
  return sourceUrl === '' ? text : `${text}\n\n//# sourceURL=${sourceUrl}`;
}

module.exports = { stripTypeScriptTypes };
