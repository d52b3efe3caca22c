// The reporter junit: XML that tools for continuous integration read.

const os = require('os');

const names = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '\n': '&#10;' };

function attribute(text) {
  return String(text).replace(/[&"<\n]/g, (character) => names[character]);
}

function content(text) {
  return text.replace(/[&<]/g, (character) => names[character]);
}

function tag(name, attributes) {
  const shown = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${attribute(value)}"`);
  return `<${name}${shown.join('')}`;
}

function xml(node, indentation) {
  const tabs = '\t'.repeat(indentation);
  if (node.comment !== undefined) return `${tabs}<!-- ${node.comment.replaceAll('--', '&#45;&#45;')} -->\n`;
  if (node.text !== undefined) return `${content(node.text)}\n`;
  const begin = `${tabs}${tag(node.name, node.attributes)}`;
  if (node.children.length === 0) return `${begin}/>\n`;
  return `${begin}>\n${node.children.map((child) => xml(child, indentation + 1)).join('')}${tabs}</${node.name}>\n`;
}

function describeFailure(error) {
  const { inspect } = require('internal/util/inspect');
  const { failureType, message } = error;
  const cause = error.cause?.message ?? message;
  return {
    name: 'failure',
    attributes: { type: failureType ?? error.code, message: String(cause).trimEnd() },
    children: [{ text: `\n${inspect(error, { breakLength: Infinity })}`.slice(1) }],
  };
}

const isFailed = (node) => node.children?.some((child) => child.name === 'failure') ?? false;
const isSkipped = (node) => node.children?.some((child) => child.name === 'skipped') ?? false;

async function* junit(source) {
  yield '<?xml version="1.0" encoding="utf-8"?>\n<testsuites>\n';
  let open = null;
  const top = [];
  const startTest = ({ name, nesting }) => {
    const parent = open;
    open = { attributes: { name, nesting }, parent, children: [] };
    (parent?.children ?? top).push(open);
  };
  const roots = top;
  for await (const { type, data } of source) {
    if (type === 'test:start') {
      while (open !== null && open.attributes.nesting >= data.nesting) open = open.parent;
      startTest(data);
    } else if (type === 'test:pass' || type === 'test:fail') {
      if (open === null || open.attributes.name !== data.name || open.attributes.nesting !== data.nesting) {
        while (open !== null && open.attributes.nesting >= data.nesting && open.attributes.name !== data.name)
          open = open.parent;
        if (open === null) startTest(data);
      }
      const node = open;
      open = node.parent;
      complete(node, data);
      if (node.parent === null) {
        yield xml(node, 1);
        roots.length = 0;
      }
    } else if (type === 'test:diagnostic') {
      const comment = { comment: data.message };
      if (open === null) yield xml(comment, 1);
      else open.children.push(comment);
    }
  }
  yield '</testsuites>\n';
}

function complete(node, { name, file, details, skip, todo }) {
  const { parent } = node;
  const tests = node.children.filter((child) => child.name !== undefined);
  const time = (details.duration_ms / 1000).toFixed(6);
  if (tests.length > 0) {
    node.name = 'testsuite';
    node.attributes = {
      name,
      time,
      disabled: 0,
      errors: 0,
      tests: tests.length,
      failures: tests.filter(isFailed).length,
      skipped: tests.filter(isSkipped).length,
      timestamp: new Date().toISOString(),
      hostname: os.hostname(),
    };
    return;
  }
  node.name = 'testcase';
  node.attributes = { name, time, classname: parent?.attributes.name ?? 'test', file };
  for (const [type, reason] of [
    ['skipped', skip],
    ['todo', todo],
  ]) {
    if (reason !== undefined)
      node.children.push({ name: 'skipped', attributes: { type, message: reason }, children: [] });
  }
  if (details.error) {
    node.children.push(describeFailure(details.error));
    node.attributes.failure = String(details.error.message);
  }
}

module.exports = { junit };
