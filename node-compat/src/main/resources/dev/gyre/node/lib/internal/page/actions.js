// What a user does: clicks, types and presses keys, with the events that browsers fire.

function viewOf(element) {
  return element.ownerDocument.defaultView;
}

function isDisabled(element) {
  return element.disabled === true || element.closest?.('fieldset[disabled]') !== null;
}

function fire(element, type, Interface, init) {
  const view = viewOf(element);
  const Event = view[Interface] ?? view.Event;
  return element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true, composed: true, view, ...init }));
}

function focus(element) {
  if (element.ownerDocument.activeElement !== element) element.focus?.();
}

function click(element) {
  const down = { button: 0, buttons: 1, detail: 1 };
  const up = { button: 0, buttons: 0, detail: 1 };
  fire(element, 'pointerdown', 'PointerEvent', down);
  const proceeds = fire(element, 'mousedown', 'MouseEvent', down);
  if (proceeds && !isDisabled(element)) focus(element);
  fire(element, 'pointerup', 'PointerEvent', up);
  fire(element, 'mouseup', 'MouseEvent', up);
  if (!isDisabled(element)) element.click();
}

// Sets the value past the accessors with which libraries observe it.
function setValue(element, value) {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;
  if (setter !== undefined) setter.call(element, value);
  else if ('value' in element) element.value = value;
  else element.setAttribute('value', value);
}

function fill(element, value) {
  if (isDisabled(element)) throw new Error('A disabled control cannot be filled');
  focus(element);
  if (element.isContentEditable === true) element.textContent = value;
  else setValue(element, value);
  fire(element, 'input', 'InputEvent', { cancelable: false, data: value, inputType: 'insertText' });
  fire(element, 'change', 'Event', { cancelable: false });
}

function press(element, key) {
  focus(element);
  const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key;
  const init = { key, code };
  if (fire(element, 'keydown', 'KeyboardEvent', init)) {
    const isCharacter = [...key].length === 1;
    if (isCharacter || key === 'Enter') fire(element, 'keypress', 'KeyboardEvent', init);
    if (isCharacter && 'value' in element) {
      setValue(element, `${element.value}${key}`);
      fire(element, 'input', 'InputEvent', { cancelable: false, data: key, inputType: 'insertText' });
    } else if (key === 'Enter') {
      enter(element);
    }
  }
  fire(element, 'keyup', 'KeyboardEvent', init);
}

// The default action of Enter: a button or link is clicked, a form with one text field is submitted.
function enter(element) {
  const { localName } = element;
  if (localName === 'button' || (localName === 'a' && element.hasAttribute('href'))) {
    element.click();
    return;
  }
  const form = localName === 'input' ? element.closest('form') : null;
  if (form === null) return;
  const button = form.querySelector(
    'button:not([type=button]):not([type=reset]), input[type=submit], input[type=image]',
  );
  if (button !== null) button.click();
  else form.requestSubmit?.();
}

function select(element, value) {
  const options = [...element.querySelectorAll('option')];
  const option = options.find(
    (candidate) =>
      (candidate.getAttribute('value') ?? candidate.textContent.trim()) === value ||
      candidate.textContent.trim() === value,
  );
  if (option === undefined) throw new Error(`The select element has no option '${value}'`);
  focus(element);
  option.selected = true;
  fire(element, 'input', 'Event', { cancelable: false });
  fire(element, 'change', 'Event', { cancelable: false });
}

module.exports = { click, fill, press, select };
