// module.stripTypeScriptTypes: https://nodejs.org/api/module.html#modulestriptypescripttypescode-options

const { nodeError } = require('internal/errors');
const { emitExperimentalWarning } = require('internal/util');
const { validateObject, validateOneOf, validateString } = require('internal/validators');

const binding = internalBinding('typescript');

function stripTypeScriptTypes(code, options = {}) {
  emitExperimentalWarning('stripTypeScriptTypes');
  validateString(code, 'code');
  validateObject(options, 'options');
  const { mode = 'strip', sourceMap = false, sourceUrl = '' } = options;
  validateOneOf(mode, 'options.mode', ['strip', 'transform']);
  validateString(sourceUrl, 'options.sourceUrl');
  if (mode === 'transform') throw nodeError('ERR_METHOD_NOT_IMPLEMENTED', 'module.stripTypeScriptTypes() in transform mode');
  validateOneOf(sourceMap, 'options.sourceMap', [false, undefined]);
  const text = binding.stripTypes(code, sourceUrl);
  return sourceUrl === '' ? text : `${text}\n\n//# sourceURL=${sourceUrl}`;
}

module.exports = { stripTypeScriptTypes };
