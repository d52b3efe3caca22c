// The text of a document, an element or text a line, for comparisons.

const rawText = ['script', 'style', 'template', 'noscript'];
const voidElements = 'area base br col embed hr img input link meta source track wbr'.split(' ');

function snapshot(node) {
  const lines = [];
  append(node, '', lines);
  return `${lines.join('\n')}\n`;
}

function escaped(text) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

function startTag(element) {
  const attributes = [];
  for (const { name, value } of element.attributes)
    attributes.push(
      value === '' ? name : `${name}="${escaped(value).replace(/"/g, '&quot;').replace(/\n/g, '&#10;')}"`,
    );
  return `<${[element.localName, ...attributes.sort()].join(' ')}>`;
}

// The value that a user has given a control, which no attribute has.
function stateOf(element) {
  const state = [];
  const { localName } = element;
  if (localName === 'input' || localName === 'textarea' || localName === 'select') {
    if (typeof element.value === 'string' && element.value !== (element.getAttribute('value') ?? ''))
      state.push(`value: ${JSON.stringify(element.value)}`);
    if (element.checked === true && !element.hasAttribute('checked')) state.push('checked');
  }
  return state.length === 0 ? '' : ` (${state.join(', ')})`;
}

function append(node, indent, lines) {
  switch (node.nodeType) {
    case 1: {
      const { localName } = node;
      if (rawText.includes(localName)) {
        lines.push(`${indent}${startTag(node)}`);
        return;
      }
      const onlyText = node.childNodes.length === 1 && node.firstChild.nodeType === 3;
      const text = onlyText ? node.firstChild.data.replace(/\s+/g, ' ').trim() : undefined;
      const end = voidElements.includes(localName) ? '' : `</${localName}>`;
      if (node.firstChild === null || onlyText) {
        lines.push(`${indent}${startTag(node)}${escaped(text ?? '')}${end}${stateOf(node)}`);
        if (node.shadowRoot !== null && node.shadowRoot !== undefined)
          appendAll(node.shadowRoot, `${indent}  | `, lines);
        return;
      }
      lines.push(`${indent}${startTag(node)}${stateOf(node)}`);
      if (node.shadowRoot !== null && node.shadowRoot !== undefined) appendAll(node.shadowRoot, `${indent}  | `, lines);
      appendAll(node, `${indent}  `, lines);
      lines.push(`${indent}${end}`);
      return;
    }
    case 3: {
      const text = node.data.replace(/\s+/g, ' ').trim();
      if (text !== '') lines.push(`${indent}${escaped(text)}`);
      return;
    }
    case 9:
      appendAll(node, indent, lines);
      return;
    case 10:
      lines.push(`${indent}<!DOCTYPE ${node.name}>`);
      return;
    default:
  }
}

function appendAll(parent, indent, lines) {
  for (let child = parent.firstChild; child !== null; child = child.nextSibling) append(child, indent, lines);
}

module.exports = { snapshot };
