// Elements by role, accessible name, text and label, https://www.w3.org/TR/html-aam-1.0/ and https://www.w3.org/TR/accname-1.2/ as far as no layout is needed.

const inputRoles = {
  __proto__: null,
  button: 'button',
  checkbox: 'checkbox',
  email: 'textbox',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
  tel: 'textbox',
  text: 'textbox',
  url: 'textbox',
};

const elementRoles = {
  __proto__: null,
  article: 'article',
  aside: 'complementary',
  blockquote: 'blockquote',
  button: 'button',
  code: 'code',
  datalist: 'listbox',
  details: 'group',
  dialog: 'dialog',
  fieldset: 'group',
  figure: 'figure',
  footer: 'contentinfo',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  header: 'banner',
  hr: 'separator',
  li: 'listitem',
  main: 'main',
  menu: 'list',
  meter: 'meter',
  nav: 'navigation',
  ol: 'list',
  optgroup: 'group',
  option: 'option',
  output: 'status',
  p: 'paragraph',
  progress: 'progressbar',
  search: 'search',
  table: 'table',
  tbody: 'rowgroup',
  td: 'cell',
  textarea: 'textbox',
  tfoot: 'rowgroup',
  th: 'columnheader',
  thead: 'rowgroup',
  tr: 'row',
  ul: 'list',
};

// Roles whose name may come from their contents.
const namedByContents =
  'button cell checkbox columnheader gridcell heading link listitem menuitem menuitemcheckbox menuitemradio option radio row rowheader switch tab tooltip treeitem'.split(
    ' ',
  );

function roleOf(element) {
  const given = element.getAttribute('role');
  if (given !== null && given.trim() !== '') return given.trim().split(/\s+/)[0];
  const { localName } = element;
  switch (localName) {
    case 'a':
    case 'area':
      return element.hasAttribute('href') ? 'link' : 'generic';
    case 'form':
      return nameOf(element) === '' ? 'generic' : 'form';
    case 'img':
      return element.getAttribute('alt') === '' ? 'presentation' : 'img';
    case 'input': {
      const type = (element.getAttribute('type') ?? 'text').toLowerCase();
      if (element.hasAttribute('list') && ['email', 'search', 'tel', 'text', 'url'].includes(type)) return 'combobox';
      return type === 'hidden' ? 'none' : (inputRoles[type] ?? 'textbox');
    }
    case 'section':
      return nameOf(element) === '' ? 'generic' : 'region';
    case 'select':
      return element.hasAttribute('multiple') || Number(element.getAttribute('size')) > 1 ? 'listbox' : 'combobox';
    case 'th':
      return element.getAttribute('scope') === 'row' ? 'rowheader' : 'columnheader';
    default:
      return elementRoles[localName] ?? 'generic';
  }
}

function isHidden(element) {
  for (let at = element; at !== null; at = at.parentElement) {
    if (at.hasAttribute('hidden') || at.getAttribute('aria-hidden') === 'true') return true;
    if (['head', 'noscript', 'script', 'style', 'template'].includes(at.localName)) return true;
    const style = at.ownerDocument.defaultView?.getComputedStyle(at);
    if (style?.display === 'none' || (at === element && style?.visibility === 'hidden')) return true;
  }
  return false;
}

function collapse(text) {
  return text.replace(/\s+/g, ' ').trim();
}

function labelsOf(element) {
  const labels = [];
  const { id } = element;
  for (const label of element.ownerDocument.querySelectorAll('label')) {
    const target = label.getAttribute('for');
    if (target === null ? label.contains(element) : id !== '' && target === id) labels.push(label);
  }
  return labels;
}

// The accessible name, https://www.w3.org/TR/accname-1.2/#computation-steps
function nameOf(element, visited = new Set()) {
  if (visited.has(element)) return '';
  visited.add(element);
  const references = element.getAttribute('aria-labelledby');
  if (references !== null && visited.size === 1) {
    const parts = references
      .split(/\s+/)
      .map((id) => element.ownerDocument.getElementById(id))
      .filter((found) => found !== null)
      .map((found) => nameFrom(found, visited));
    if (parts.length > 0) return collapse(parts.join(' '));
  }
  const label = element.getAttribute('aria-label');
  if (label !== null && label.trim() !== '') return collapse(label);
  return ownName(element, visited);
}

function nameFrom(element, visited) {
  return nameOf(element, visited) || contents(element, visited);
}

function ownName(element, visited) {
  const { localName } = element;
  if (['input', 'meter', 'output', 'progress', 'select', 'textarea'].includes(localName)) {
    const type = (element.getAttribute('type') ?? '').toLowerCase();
    if (['button', 'reset', 'submit'].includes(type)) {
      const value = element.getAttribute('value');
      return value ?? (type === 'submit' ? 'Submit' : type === 'reset' ? 'Reset' : '');
    }
    if (type === 'image') return element.getAttribute('alt') ?? 'Submit';
    const labels = labelsOf(element);
    if (labels.length > 0) return collapse(labels.map((label) => contents(label, visited)).join(' '));
    return collapse(element.getAttribute('title') ?? element.getAttribute('placeholder') ?? '');
  }
  if (localName === 'img' || localName === 'area')
    return collapse(element.getAttribute('alt') ?? element.getAttribute('title') ?? '');
  const naming = { __proto__: null, fieldset: 'legend', figure: 'figcaption', table: 'caption' }[localName];
  if (naming !== undefined) {
    const child = [...element.children].find((candidate) => candidate.localName === naming);
    if (child !== undefined) return collapse(contents(child, visited));
  }
  const given = element.getAttribute('role');
  const role =
    given !== null && given.trim() !== ''
      ? given.trim()
      : localName === 'section' || localName === 'form'
        ? ''
        : roleOf(element);
  if (namedByContents.includes(role) || localName === 'summary') {
    const text = collapse(contents(element, visited));
    if (text !== '') return text;
  }
  return collapse(element.getAttribute('title') ?? '');
}

function contents(element, visited) {
  let text = '';
  for (const child of element.childNodes) {
    if (child.nodeType === 3) text += child.data;
    else if (child.nodeType === 1 && !isHidden(child)) {
      const part = nameOf(child, visited) || contents(child, visited);
      const { display } = child.ownerDocument.defaultView?.getComputedStyle(child) ?? {};
      text += display === 'inline' || display === undefined ? part : ` ${part} `;
    }
  }
  return text;
}

function matches(text, wanted) {
  if (wanted === undefined) return true;
  if (require('internal/util/types').isRegExp(wanted)) return wanted.test(text);
  return text.toLowerCase().includes(String(wanted).toLowerCase());
}

function byRole(root, role, name) {
  const found = [];
  for (const element of root.querySelectorAll('*'))
    if (roleOf(element) === role && !isHidden(element) && matches(nameOf(element), name)) found.push(element);
  // Of several, those whose name is the text as a whole.
  if (found.length > 1 && typeof name === 'string') {
    const exact = found.filter((element) => nameOf(element) === name);
    if (exact.length > 0) return exact;
  }
  return found;
}

function byText(root, text) {
  const found = [];
  for (const element of root.querySelectorAll('*')) {
    if (['head', 'script', 'style', 'template', 'title'].includes(element.localName)) continue;
    if (!matches(collapse(element.textContent), text)) continue;
    if (![...element.children].some((child) => matches(collapse(child.textContent), text)) && !isHidden(element))
      found.push(element);
  }
  if (found.length > 1 && typeof text === 'string') {
    const exact = found.filter((element) => collapse(element.textContent) === text);
    if (exact.length > 0) return exact;
  }
  return found;
}

function byLabel(root, text) {
  const found = [];
  for (const element of root.querySelectorAll('input, meter, output, progress, select, textarea, [aria-label]'))
    if (matches(nameOf(element), text)) found.push(element);
  return found;
}

module.exports = { byLabel, byRole, byText, nameOf, roleOf };
