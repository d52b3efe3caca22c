// Settings: their validation, their packed form, and what a binding says is in force. https://nodejs.org/api/http2.html#settings-object

const { Buffer } = require('buffer');
const { nodeError, nodeErrorAs } = require('internal/errors');
const { validateObject } = require('internal/validators');

const MAX_UINT32 = 4294967295;
const MAX_WINDOW = 2147483647;
const [MIN_FRAME, MAX_FRAME] = [16384, 16777215];
const MAX_ID = 0xffff;
const ENTRY_BYTES = 6;
const MAX_CUSTOM = 10;

const ids = {
  __proto__: null,
  headerTableSize: 1,
  enablePush: 2,
  maxConcurrentStreams: 3,
  initialWindowSize: 4,
  maxFrameSize: 5,
  maxHeaderListSize: 6,
  enableConnectProtocol: 8,
};
const nameOf = { __proto__: null };
for (const name of Object.keys(ids)) nameOf[ids[name]] = name;

function isFlag(id) {
  return id === ids.enablePush || id === ids.enableConnectProtocol;
}

function checkRange(name, value, min = 0, max = Infinity) {
  if (value !== undefined && (typeof value !== 'number' || value < min || value > max))
    throw nodeError('ERR_HTTP2_INVALID_SETTING_VALUE', name, value);
}

function checkFlag(name, value) {
  if (value !== undefined && typeof value !== 'boolean')
    throw nodeErrorAs(TypeError, 'ERR_HTTP2_INVALID_SETTING_VALUE', name, value);
}

function validateSettings(settings) {
  if (settings === undefined) return;
  validateObject(settings.customSettings ?? {}, 'customSettings');
  const custom = settings.customSettings ?? {};
  const numbers = Object.keys(custom);
  if (numbers.length > MAX_CUSTOM) throw nodeError('ERR_HTTP2_TOO_MANY_CUSTOM_SETTINGS');
  for (const id of numbers) {
    checkRange('customSettings:id', Number(id), 0, MAX_ID);
    checkRange('customSettings:value', Number(custom[id]), 0, MAX_UINT32);
  }
  checkRange('headerTableSize', settings.headerTableSize, 0, MAX_UINT32);
  checkRange('initialWindowSize', settings.initialWindowSize, 0, MAX_WINDOW);
  checkRange('maxFrameSize', settings.maxFrameSize, MIN_FRAME, MAX_FRAME);
  checkRange('maxConcurrentStreams', settings.maxConcurrentStreams, 0, MAX_UINT32);
  checkRange('maxHeaderListSize', settings.maxHeaderListSize, 0, MAX_UINT32);
  checkRange('maxHeaderSize', settings.maxHeaderSize, 0, MAX_UINT32);
  checkFlag('enablePush', settings.enablePush);
  checkFlag('enableConnectProtocol', settings.enableConnectProtocol);
}

// [id, value, ...] of what an object of settings sets, in the order of their ids.
function entriesOf(settings) {
  let { maxHeaderListSize } = settings;
  if (settings.maxHeaderSize !== undefined && settings.maxHeaderSize !== maxHeaderListSize) {
    process.emitWarning('settings.maxHeaderSize overwrite settings.maxHeaderListSize');
    maxHeaderListSize = settings.maxHeaderSize;
  }
  const list = [];
  for (const name of Object.keys(ids)) {
    const value = name === 'maxHeaderListSize' ? maxHeaderListSize : settings[name];
    if (value !== undefined) list.push(ids[name], Number(value));
  }
  const custom = settings.customSettings ?? {};
  for (const id of Object.keys(custom)) if (nameOf[id] === undefined) list.push(Number(id), Number(custom[id]));
  return list;
}

function getDefaultSettings() {
  return {
    __proto__: null,
    headerTableSize: 4096,
    enablePush: true,
    initialWindowSize: 65535,
    maxFrameSize: MIN_FRAME,
    maxConcurrentStreams: MAX_UINT32,
    maxHeaderSize: 65535,
    maxHeaderListSize: 65535,
    enableConnectProtocol: false,
  };
}

function getPackedSettings(settings = {}) {
  validateObject(settings, 'settings');
  validateSettings(settings);
  const entries = entriesOf(settings);
  const packed = Buffer.alloc((entries.length / 2) * ENTRY_BYTES);
  for (let i = 0, at = 0; i < entries.length; i += 2, at += ENTRY_BYTES) {
    packed.writeUInt16BE(entries[i], at);
    packed.writeUInt32BE(entries[i + 1], at + 2);
  }
  return packed;
}

function getUnpackedSettings(packed, options = {}) {
  if (!ArrayBuffer.isView(packed) || packed.length === undefined)
    throw nodeError('ERR_INVALID_ARG_TYPE', 'buf', ['Buffer', 'TypedArray'], packed);
  if (packed.length % ENTRY_BYTES !== 0) throw nodeError('ERR_HTTP2_INVALID_PACKED_SETTINGS_LENGTH');
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  const settings = {};
  for (let at = 0; at < bytes.length; at += ENTRY_BYTES) {
    const id = bytes.readUInt16BE(at);
    const value = bytes.readUInt32BE(at + 2);
    if (id === ids.maxHeaderListSize) settings.maxHeaderSize = value;
    if (nameOf[id] !== undefined) settings[nameOf[id]] = isFlag(id) ? value !== 0 : value;
    else (settings.customSettings ??= {})[id] = value;
  }
  if (options?.validate) validateSettings(settings);
  return settings;
}

// The object of localSettings and remoteSettings.
function settingsInForce(entries, shown) {
  const settings = {
    headerTableSize: 0,
    enablePush: false,
    initialWindowSize: 0,
    maxFrameSize: 0,
    maxConcurrentStreams: 0,
    maxHeaderListSize: 0,
    maxHeaderSize: 0,
    enableConnectProtocol: false,
  };
  let custom;
  for (let i = 0; i < entries.length; i += 2) {
    const id = entries[i];
    const value = entries[i + 1];
    if (nameOf[id] === undefined) {
      if (shown === undefined || shown.includes(id)) (custom ??= {})[id] = value;
    } else {
      settings[nameOf[id]] = isFlag(id) ? value !== 0 : value;
    }
  }
  settings.maxHeaderSize = settings.maxHeaderListSize;
  if (custom !== undefined) settings.customSettings = custom;
  return settings;
}

module.exports = {
  MAX_CUSTOM,
  entriesOf,
  getDefaultSettings,
  getPackedSettings,
  getUnpackedSettings,
  settingsInForce,
  validateSettings,
};
