// util.parseArgs.
'use strict';

const { nodeError, nodeErrorWith } = require('internal/errors');
const { kEmptyObject } = require('internal/util');
const {
  validateArray,
  validateBoolean,
  validateBooleanArray,
  validateObject,
  validateString,
  validateStringArray,
} = require('internal/validators');

function defaultArgs() {
  const { argv, execArgv } = process;
  const evaluating = execArgv.some((arg) => /^(-e|--eval|-p|--print)($|=)/.test(arg));
  return argv.slice(evaluating ? 1 : 2);
}

function longNameOf(short, options) {
  for (const [name, option] of Object.entries(options)) if (option.short === short) return name;
  return short;
}

// Converts the command line to tokens: options, positionals and the terminator.
function tokenize(args, options) {
  const tokens = [];
  const queue = args.map((arg, index) => ({ arg, index }));
  const takesValue = (name) => options[name]?.type === 'string';
  while (queue.length > 0) {
    const { arg, index, grouped } = queue.shift();
    const nextValue = () => {
      if (queue.length === 0 || grouped === 'inner') return { value: undefined, inlineValue: undefined };
      return { value: queue.shift().arg, inlineValue: false };
    };
    if (arg === '--' && !grouped) {
      tokens.push({ kind: 'option-terminator', index });
      for (const rest of queue) tokens.push({ kind: 'positional', index: rest.index, value: rest.arg });
      break;
    }
    if (/^-[^-]$/.test(arg)) {
      const name = longNameOf(arg[1], options);
      const { value, inlineValue } = takesValue(name) ? nextValue() : { value: undefined, inlineValue: undefined };
      tokens.push({ kind: 'option', name, rawName: arg, index, value, inlineValue });
    } else if (/^-[^-]./.test(arg)) {
      shortGroup(arg, index, options, queue, tokens, takesValue);
    } else if (typeof arg === 'string' && arg.startsWith('--') && arg.length > 2) {
      if (arg.includes('=', 3)) {
        const equals = arg.indexOf('=');
        const name = arg.slice(2, equals);
        tokens.push({
          kind: 'option',
          name,
          rawName: `--${name}`,
          index,
          value: arg.slice(equals + 1),
          inlineValue: true,
        });
      } else {
        const name = arg.slice(2);
        const { value, inlineValue } = takesValue(name) ? nextValue() : { value: undefined, inlineValue: undefined };
        tokens.push({ kind: 'option', name, rawName: arg, index, value, inlineValue });
      }
    } else {
      tokens.push({ kind: 'positional', index, value: arg });
    }
  }
  return tokens;
}

// Expands '-abc' to '-a -b -c', up to the first option that takes a value: '-ofile'.
function shortGroup(arg, index, options, queue, tokens, takesValue) {
  const first = longNameOf(arg[1], options);
  if (takesValue(first)) {
    tokens.push({ kind: 'option', name: first, rawName: `-${arg[1]}`, index, value: arg.slice(2), inlineValue: true });
    return;
  }
  const parts = [];
  for (let i = 1; i < arg.length; i++) {
    const name = longNameOf(arg[i], options);
    if (takesValue(name) && i < arg.length - 1) {
      parts.push({ arg: `-${arg.slice(i)}`, index });
      break;
    }
    parts.push({ arg: `-${arg[i]}`, index });
  }
  queue.unshift(...parts);
}

// The descriptions of options by name, without what they inherit.
function ownOptions(options) {
  const own = { __proto__: null };
  for (const [name, option] of Object.entries(options)) {
    validateObject(option, `options.${name}`);
    own[name] = { __proto__: null, ...option };
  }
  return own;
}

function validateOptions(options) {
  for (const [name, option] of Object.entries(options)) {
    if (option.type !== 'string' && option.type !== 'boolean')
      throw nodeError('ERR_INVALID_ARG_TYPE', `options.${name}.type`, "('string|boolean')", option.type);
    if (Object.hasOwn(option, 'short')) {
      validateString(option.short, `options.${name}.short`);
      if (option.short.length !== 1) {
        throw nodeError('ERR_INVALID_ARG_VALUE', `options.${name}.short`, option.short, 'must be a single character');
      }
    }
    const multiple = option.multiple;
    if (Object.hasOwn(option, 'multiple')) validateBoolean(multiple, `options.${name}.multiple`);
    if (option.default === undefined) continue;
    const check =
      option.type === 'string' ? [validateString, validateStringArray] : [validateBoolean, validateBooleanArray];
    check[multiple ? 1 : 0](option.default, `options.${name}.default`);
  }
}

function optionUsage(name, options) {
  const option = options[name];
  const short = option?.short ? `-${option.short}, ` : '';
  return `${short}--${name}`;
}

// The boolean option that an unknown option `no-name` negates, if that is allowed.
function knownName(name, options, allowNegative) {
  if (Object.hasOwn(options, name)) return name;
  const positive = allowNegative && name.startsWith('no-') ? name.slice(3) : undefined;
  return positive !== undefined && Object.hasOwn(options, positive) && options[positive].type === 'boolean'
    ? positive
    : undefined;
}

function checkToken(token, options, allowPositionals, allowNegative) {
  if (token.kind === 'positional') {
    if (!allowPositionals) throw nodeError('ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL', token.value);
    return;
  }
  if (token.kind !== 'option') return;
  const { rawName, value, inlineValue } = token;
  const name = knownName(token.name, options, allowNegative);
  if (name === undefined) throw nodeError('ERR_PARSE_ARGS_UNKNOWN_OPTION', rawName, allowPositionals);
  const usage = optionUsage(name, options);
  if (options[name].type === 'string' && typeof value !== 'string') {
    throw nodeError('ERR_PARSE_ARGS_INVALID_OPTION_VALUE', `Option '${usage} <value>' argument missing`);
  }
  if (options[name].type === 'boolean' && value != null) {
    throw nodeError('ERR_PARSE_ARGS_INVALID_OPTION_VALUE', `Option '${usage}' does not take an argument`);
  }
  if (options[name].type === 'string' && inlineValue === false && value.length > 1 && value.startsWith('-')) {
    const example = rawName.startsWith('--') ? `'${rawName}=-XYZ'` : `'--${name}=-XYZ' or '${rawName}-XYZ'`;
    throw nodeErrorWith(
      TypeError,
      'ERR_PARSE_ARGS_INVALID_OPTION_VALUE',
      `Option '${rawName}' argument is ambiguous.
Did you forget to specify the option argument for '${rawName}'?
To specify an option argument starting with a dash use ${example}.`,
    );
  }
}

function store(values, token, options, allowNegative) {
  if (token.name === '__proto__') return;
  let value = token.value ?? true;
  if (allowNegative && token.value === undefined && token.name.startsWith('no-')) {
    token.name = token.name.slice(3);
    value = false;
  }
  const { name } = token;
  const option = options[name];
  if (option?.multiple) (values[name] ??= []).push(value);
  else values[name] = value;
}

function parseArgs(config = kEmptyObject) {
  if (config === null) throw new TypeError('Cannot convert undefined or null to object');
  const own = { __proto__: null, ...config };
  const args = own.args ?? defaultArgs();
  const strict = own.strict ?? true;
  const allowPositionals = own.allowPositionals ?? !strict;
  const returnTokens = own.tokens ?? false;
  const allowNegative = own.allowNegative ?? false;
  const described = own.options ?? kEmptyObject;
  validateArray(args, 'args');
  validateBoolean(strict, 'strict');
  validateBoolean(allowPositionals, 'allowPositionals');
  validateBoolean(returnTokens, 'tokens');
  validateBoolean(allowNegative, 'allowNegative');
  validateObject(described, 'options');
  const options = ownOptions(described);
  validateOptions(options);

  const tokens = tokenize(args, options);
  const result = { values: { __proto__: null }, positionals: [] };
  if (returnTokens) result.tokens = tokens;
  for (const token of tokens) {
    if (strict) checkToken(token, options, allowPositionals, allowNegative);
    if (token.kind === 'positional') {
      if (!allowPositionals) throw nodeError('ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL', token.value);
      result.positionals.push(token.value);
    } else if (token.kind === 'option') {
      store(result.values, token, options, allowNegative);
    }
  }
  for (const [name, option] of Object.entries(options)) {
    if (name !== '__proto__' && option.default !== undefined && result.values[name] === undefined)
      result.values[name] = option.default;
  }
  return result;
}

module.exports = { parseArgs };
