// node:wasi: WebAssembly System Interface, preview 1. https://nodejs.org/api/wasi.html

const { codedError, nodeError } = require('internal/errors');
const { emitExperimentalWarning, kEmptyObject } = require('internal/util');
const {
  validateArray,
  validateBoolean,
  validateFunction,
  validateInteger,
  validateObject,
  validateString,
} = require('internal/validators');

emitExperimentalWarning('WASI');

// The names under which programs import the functions.
const MODULES = { __proto__: null, unstable: 'wasi_unstable', preview1: 'wasi_snapshot_preview1' };
const LARGEST_DESCRIPTOR = 2 ** 31 - 1;

function validateUndefined(value, name) {
  if (value !== undefined) throw nodeError('ERR_INVALID_ARG_TYPE', name, 'undefined', value);
}

// What ends a program that calls proc_exit().
const ended = { __proto__: null };

class WASI {
  #module;
  #system;
  #isStarted = false;
  #exitCode = 0;

  constructor(options = kEmptyObject) {
    validateObject(options, 'options');
    validateString(options.version, 'options.version');
    this.#module = MODULES[options.version];
    if (this.#module === undefined)
      throw nodeError('ERR_INVALID_ARG_VALUE', 'options.version', options.version, 'unsupported WASI version');
    if (options.args !== undefined) validateArray(options.args, 'options.args');
    if (options.env !== undefined) validateObject(options.env, 'options.env');
    if (options.preopens !== undefined) validateObject(options.preopens, 'options.preopens');
    const { stdin = 0, stdout = 1, stderr = 2 } = options;
    for (const [name, fd] of Object.entries({ stdin, stdout, stderr }))
      validateInteger(fd, `options.${name}`, 0, LARGEST_DESCRIPTOR);
    internalBinding('permission').require('wasi', '', true);
    const env = Object.entries(options.env ?? kEmptyObject)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}=${value}`);
    const preopens = Object.entries(options.preopens ?? kEmptyObject).map(([name, folder]) => [name, `${folder}`]);
    const { System } = require('internal/wasi/system');
    this.#system = new System((options.args ?? []).map(String), env, preopens, [stdin, stdout, stderr]);
    if (options.returnOnExit !== undefined) validateBoolean(options.returnOnExit, 'options.returnOnExit');
    if (options.returnOnExit ?? true) {
      this.#system.imports.proc_exit = (code) => {
        this.#exitCode = code;
        throw ended;
      };
    }
    this.wasiImport = this.#system.imports;
  }

  finalizeBindings(instance, { memory = instance?.exports?.memory } = kEmptyObject) {
    if (this.#isStarted) throw nodeError('ERR_WASI_ALREADY_STARTED');
    validateObject(instance, 'instance');
    validateObject(instance.exports, 'instance.exports');
    if (!(memory instanceof WebAssembly.Memory))
      throw codedError(
        TypeError,
        'ERR_INVALID_ARG_TYPE',
        '"instance.exports.memory" property must be a WebAssembly.Memory object',
      );
    this.#system.memory = memory;
    this.#isStarted = true;
  }

  start(instance) {
    this.finalizeBindings(instance);
    const { _start, _initialize } = instance.exports;
    validateFunction(_start, 'instance.exports._start');
    validateUndefined(_initialize, 'instance.exports._initialize');
    try {
      _start();
    } catch (error) {
      if (error !== ended) throw error;
    }
    return this.#exitCode;
  }

  initialize(instance) {
    this.finalizeBindings(instance);
    const { _start, _initialize } = instance.exports;
    validateUndefined(_start, 'instance.exports._start');
    if (_initialize === undefined) return;
    validateFunction(_initialize, 'instance.exports._initialize');
    _initialize();
  }

  getImportObject() {
    return { [this.#module]: this.wasiImport };
  }
}

module.exports = { WASI };
