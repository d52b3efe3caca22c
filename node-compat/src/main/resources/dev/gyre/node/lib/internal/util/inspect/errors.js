// How inspect prints an error: its stack with a truthful head, shortened where it repeats its cause's.

const { formatValue, getPrefix } = require('internal/util/inspect');

function stackText(ctx, error) {
  const { stack } = error;
  if (typeof stack === 'string' && stack !== '') return stack;
  const text = Error.prototype.toString.call(error);
  return stack ? `${text}\n    ${formatValue(ctx, stack)}` : text;
}

// Own name, message and stack are already in the stack's text.
function dropRepeatedKeys(ctx, keys, error, stack) {
  if (ctx.showHidden || keys.length === 0) return;
  for (const name of ['name', 'message', 'stack']) {
    const index = keys.indexOf(name);
    if (index !== -1 && (typeof error[name] !== 'string' || stack.includes(error[name]))) keys.splice(index, 1);
  }
}

// The stack's first word is the error's name at creation; make it tell the class.
function withTrueName(stack, constructor, name, tag) {
  let length = name.length;
  const starts = name.endsWith('Error') && stack.startsWith(name) &&
    (stack.length === length || stack[length] === ':' || stack[length] === '\n');
  if (constructor !== null && !starts) return stack;
  let fallback = 'Error';
  if (constructor === null) {
    const head = /^([A-Z][a-z_ A-Z0-9[\]()-]+)(?::|\n\s+at)/.exec(stack) ?? /^([a-z_A-Z0-9-]*Error)$/.exec(stack);
    fallback = head?.[1] ?? '';
    length = fallback.length;
    fallback ||= 'Error';
  }
  const prefix = getPrefix(constructor, tag, fallback).slice(0, -1);
  if (name === prefix) return stack;
  if (!prefix.includes(name)) return `${prefix} [${name}]${stack.slice(length)}`;
  return length === 0 ? `${prefix}: ${stack}` : `${prefix}${stack.slice(length)}`;
}

// The longest run of frames at the end of `frames` that `causeFrames` has too.
function overlap(frames, causeFrames) {
  for (let i = 0; i < frames.length - 3; i++) {
    const position = causeFrames.indexOf(frames[i]);
    if (position === -1) continue;
    const rest = causeFrames.length - position;
    if (rest > 3) {
      let length = 1;
      const most = Math.min(frames.length - i, rest);
      while (length < most && frames[i + length] === causeFrames[position + length]) length++;
      if (length > 3) return { length, start: i };
    }
  }
  return undefined;
}

function framesOf(ctx, error, text) {
  const frames = text.split('\n');
  let cause;
  try { ({ cause } = error); } catch { cause = undefined; } // A throwing getter is no cause.
  if (cause != null && isError(cause)) {
    const causeStack = stackText(ctx, cause);
    const start = causeStack.indexOf('\n    at');
    if (start !== -1) {
      const shared = overlap(frames, causeStack.slice(start + 1).split('\n'));
      if (shared !== undefined) {
        const skipped = shared.length - 2;
        frames.splice(shared.start + 1, skipped,
          ctx.stylize(`    ... ${skipped} lines matching cause stack trace ...`, 'undefined'));
      }
    }
  }
  return frames;
}

function isError(value) {
  return value instanceof Error || require('internal/util/types').isNativeError(value);
}

// Colours: frames of the runtime itself are grey, package names underlined.
function paintFrame(ctx, frame) {
  if (/\(?(node:|internal\/|gyre:)/.test(frame)) return ctx.stylize(frame, 'undefined');
  return frame.replace(/([\\/]node_modules[\\/])((?:@[^\\/]+[\\/])?[^\\/)]+)/g,
    (_, folder, name) => `${folder}${ctx.stylize(name, 'module')}`);
}

function formatError(ctx, error, constructor, tag, keys) {
  let name;
  let message;
  let stack;
  try { stack = stackText(ctx, error); } catch { return Object.prototype.toString.call(error); }
  try { name = error.name; } catch { name = 'Error'; }
  try { message = error.message; } catch { message = ''; }
  const odd = typeof name !== 'string' && name != null && typeof name !== 'symbol' ? `${name}` : undefined; // A name that is no text.
  name = typeof name === 'string' ? name : 'Error';
  dropRepeatedKeys(ctx, keys, error, stack);
  if ('cause' in error && !keys.includes('cause')) keys.push('cause');
  if (Array.isArray(Object.getOwnPropertyDescriptor(error, 'errors')?.value) && !keys.includes('errors')) keys.push('errors');
  stack = odd === undefined ? withTrueName(stack, constructor, name, tag) :
    stack.replace(odd, () => `${odd} [${getPrefix(constructor, tag, 'Error').slice(0, -1)}]`);

  const found = typeof message === 'string' && message ? stack.indexOf(message) : -1;
  const frameStart = stack.indexOf('\n    at', found === -1 ? 0 : found + message.length);
  if (frameStart === -1) {
    stack = `[${stack}]`;
  } else {
    const frames = framesOf(ctx, error, stack.slice(frameStart + 1));
    stack = stack.slice(0, frameStart);
    for (const frame of frames) stack += `\n${ctx.colors ? paintFrame(ctx, frame) : frame}`;
  }
  if (ctx.indentationLvl !== 0) stack = stack.replaceAll('\n', `\n${' '.repeat(ctx.indentationLvl)}`);
  return stack;
}

module.exports = { formatError };
