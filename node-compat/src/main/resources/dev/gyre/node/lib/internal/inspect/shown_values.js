// Remote objects as text, from the previews that come with them. https://chromedevtools.github.io/devtools-protocol/v8/Runtime/#type-RemoteObject

const { inspect } = require('util');

function shownPrimitive({ type, subtype, value, description }, options) {
  switch (type) {
    case 'string':
      return inspect(value, { ...options, maxStringLength: Infinity });
    case 'undefined':
      return 'undefined';
    case 'boolean':
      return `${value}`;
    case 'object':
      return subtype === 'null' ? 'null' : description;
    default:
      return description ?? `${value}`;
  }
}

// A property or element in a preview, whose value is text.
function shownMember({ type, subtype, value }) {
  if (type === 'string') return inspect(value);
  if (type === 'function') return '[Function]';
  if (type === 'accessor') return '[Getter]';
  return subtype === 'null' ? 'null' : value;
}

const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

function listed(members, isComplete, [open, close]) {
  const all = isComplete ? members : [...members, '...'];
  return all.length === 0 ? `${open}${close}` : `${open} ${all.join(', ')} ${close}`;
}

function shownEntry({ key, value }) {
  return key === undefined ? shownPreview(value) : `${shownPreview(key)} => ${shownPreview(value)}`;
}

// An entry's key or value, which is a preview itself.
function shownPreview(preview) {
  if (preview.type === 'string') return inspect(preview.description);
  if (preview.type !== 'object' || preview.subtype === 'null') return preview.description;
  return shownObject({ className: preview.description, preview });
}

function shownObject({ className, preview, description }) {
  const { subtype, properties, overflow, entries } = preview;
  if (subtype === 'array') {
    const members = properties.filter(({ name }) => /^\d+$/.test(name)).map(shownMember);
    return listed(members, !overflow, '[]');
  }
  if (entries !== undefined) return `${preview.description} ${listed(entries.map(shownEntry), !overflow, '{}')}`;
  const members = properties.map((each) => {
    const name = identifier.test(each.name) ? each.name : inspect(each.name);
    return `${name}: ${shownMember(each)}`;
  });
  const text = listed(members, !overflow, '{}');
  const name = className ?? description;
  return name === 'Object' ? text : `${name} ${text}`;
}

// The text of a remote object. Options are those of util.inspect.
function shown(remote, options) {
  const { type, subtype, description, preview } = remote;
  if (type === 'function') return '[Function]';
  if (type !== 'object' || subtype === 'null') return shownPrimitive(remote, options);
  if (subtype === 'error' || subtype === 'date' || subtype === 'regexp' || preview === undefined) return description;
  return shownObject(remote);
}

module.exports = { shown };
