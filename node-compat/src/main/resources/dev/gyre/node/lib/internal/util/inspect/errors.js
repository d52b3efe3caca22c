// How inspect prints an error: its stack with the actual class name, without frames that repeat those of its cause or
// of a recursion.
'use strict';

const { formatValue, getPrefix, isOrdinaryInstance } = require('internal/util/inspect');

function stackText(ctx, error) {
  let stack;
  try {
    ({ stack } = error);
  } catch {
    stack = undefined;
  } // The stack cannot be read: the error's string is shown instead.
  if (typeof stack === 'string' && stack !== '') return stack;
  const text = Error.prototype.toString;
  if (!stack) return text.call(error);
  ctx.seen.push(error);
  ctx.indentationLvl += 4;
  const shown = formatValue(ctx, stack);
  ctx.indentationLvl -= 4;
  ctx.seen.pop();
  return `${text.call(error)}\n    ${shown}`;
}

// Name, message and stack are already part of the stack's text.
function dropRepeatedKeys(ctx, keys, stack, texts) {
  if (ctx.showHidden || keys.length === 0) return;
  for (const [key, text] of texts) {
    const index = keys.indexOf(key);
    if (index !== -1 && (typeof text !== 'string' || stack.includes(text))) keys.splice(index, 1);
  }
}

// The stack begins with the error's name at its creation; this inserts the class name.
function withTrueName(stack, constructor, name, tag) {
  let length = name.length;
  if (typeof name !== 'string') {
    stack = stack.replace(`${name}`, `${name} [${getPrefix(constructor, tag, 'Error').slice(0, -1)}]`);
  }
  let fallback = 'Error';
  if (constructor === null) {
    const head = /^([A-Z][a-z_ A-Z0-9[\]()-]+)(?::|\n {4}at)/.exec(stack) ?? /^([a-z_A-Z0-9-]*Error)$/.exec(stack);
    fallback = head?.[1] ?? '';
    length = fallback.length;
    fallback ||= 'Error';
  } else if (
    !`${name}`.endsWith('Error') ||
    !stack.startsWith(name) ||
    (stack.length !== length && stack[length] !== ':' && stack[length] !== '\n')
  ) {
    return stack;
  }
  const prefix = getPrefix(constructor, tag, fallback).slice(0, -1);
  if (name === prefix) return stack;
  if (!prefix.includes(name)) return `${prefix} [${name}]${stack.slice(length)}`;
  return length === 0 ? `${prefix}: ${stack}` : `${prefix}${stack.slice(length)}`;
}

// The longest run of frames at the end of `frames` that is also in `causeFrames`.
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
  try {
    ({ cause } = error);
  } catch {
    cause = undefined;
  } // A getter that throws has no cause.
  if (cause != null && isError(cause)) {
    const causeStack = stackText(ctx, cause);
    const start = causeStack.indexOf('\n    at');
    if (start !== -1) {
      const shared = overlap(frames, causeStack.slice(start + 1).split('\n'));
      if (shared !== undefined) {
        const skipped = shared.length - 2;
        frames.splice(
          shared.start + 1,
          skipped,
          ctx.stylize(`    ... ${skipped} lines matching cause stack trace ...`, 'undefined'),
        );
      }
    }
  }
  return frames.length > 10 ? withoutRepetition(ctx, frames) : frames;
}

const leastRepeated = 3;

// Shows frames that recursion repeats only once.
function withoutRepetition(ctx, frames) {
  const places = new Map();
  frames.forEach((frame, index) => {
    if (places.has(frame)) places.get(frame).push(index);
    else places.set(frame, [index]);
  });
  if (frames.length - places.size <= leastRepeated) return frames;
  const shown = [];
  for (let i = 0; i < frames.length; i++) {
    const { period, times } = repetitionAt(
      frames,
      i,
      places.get(frames[i]).filter((place) => place > i),
    );
    if (period * times < leastRepeated) {
      shown.push(frames[i]);
      continue;
    }
    for (let j = 0; j < period; j++) shown.push(frames[i + j]);
    const lines = times > 1 ? `${period} lines ${times} times` : 'lines ';
    shown.push(
      ctx.stylize(`    ... collapsed ${period * times} duplicate lines matching above ${lines}...`, 'undefined'),
    );
    i += period * (times + 1) - 1;
  }
  return shown;
}

// How often the frames from an index on are repeated directly after it, for the period that covers most frames.
function repetitionAt(frames, start, later) {
  let best = { period: 0, times: 0 };
  if (start >= frames.length - leastRepeated || later.length === 0 || later.at(-1) - start < leastRepeated) return best;
  for (const period of periods(later.map((place) => place - start))) {
    let times = 0;
    while (repeats(frames, start, start + period * (times + 1), period)) times++;
    if (period * times > best.period * best.times) best = { period, times };
  }
  return best;
}

// The candidate periods for distances: their common divisor, and then, in reverse, the values of Euclid's algorithm.
function periods(distances) {
  const met = new Set();
  let divisor = 0;
  for (let distance of distances) {
    while (distance !== 0) {
      met.add(divisor);
      [divisor, distance] = [distance, divisor % distance];
    }
    if (divisor === 1) break;
  }
  met.delete(0);
  met.delete(divisor);
  return [divisor, ...[...met].reverse()];
}

function repeats(frames, first, second, length) {
  for (let i = 0; i < length; i++) if (frames[first + i] !== frames[second + i]) return false;
  return true;
}

function isError(value) {
  return isOrdinaryInstance(Error, value) || require('internal/util/types').isNativeError(value);
}

// ---- colours: frames of the runtime and the working directory are grey; names of packages are underlined

const coreFrame = /^ {4}at (?:[^/\\(]+ \(|)node:(.+):\d+:\d+\)?$/;

function isCore(frame) {
  const found = coreFrame.exec(frame);
  return found !== null && (found[1].startsWith('internal/') || require('module').isBuiltin(found[1]));
}

function paintFrames(ctx, frames) {
  let folder;
  try {
    folder = process.cwd();
  } catch {
    folder = undefined;
  } // The folder may have been removed.
  return frames.map((frame) => {
    if (isCore(frame)) return ctx.stylize(frame, 'undefined');
    const named = paintPackages(ctx, frame);
    if (folder === undefined) return named;
    const painted = paintFolder(ctx, named, folder);
    return painted === named ? paintFolder(ctx, named, require('internal/url').pathToFileURL(folder).href) : painted;
  });
}

function paintPackages(ctx, frame) {
  let painted = '';
  let done = 0;
  for (let at = frame.indexOf('node_modules'); at !== -1; at = frame.indexOf('node_modules', at + 1)) {
    const separator = frame[at - 1];
    if (at < done || !isSeparator(separator) || !isSeparator(frame[at + 12])) continue;
    const start = at + 13;
    let end = frame.indexOf(separator, start);
    if (end !== -1 && frame[start] === '@') end = frame.indexOf(separator, end + 1);
    if (end === -1) end = frame.length;
    painted += frame.slice(done, start) + ctx.stylize(frame.slice(start, end), 'module');
    done = end;
  }
  return painted + frame.slice(done);
}

function isSeparator(character) {
  return character === '/' || character === '\\';
}

function paintFolder(ctx, frame, folder) {
  const at = frame.indexOf(folder);
  if (at === -1) return frame;
  let start = frame.slice(0, at).endsWith('file://') ? at - 7 : at;
  const end = at + folder.length + 1;
  const isBracketed = frame[start - 1] === '(';
  if (isBracketed) start--;
  const rest =
    isBracketed && frame.endsWith(')') ? `${frame.slice(end, -1)}${ctx.stylize(')', 'undefined')}` : frame.slice(end);
  return frame.slice(0, start) + ctx.stylize(frame.slice(start, end), 'undefined') + rest;
}

// ------------------------------------------------------------------------------------------------------------------

const thrown = Symbol('thrown');

function textOf(error, key) {
  try {
    return error[key];
  } catch {
    return thrown;
  } // A getter that throws has no text.
}

function formatError(ctx, error, constructor, tag, keys) {
  let stack;
  try {
    stack = stackText(ctx, error);
  } catch {
    return Object.prototype.toString.call(error);
  } // Its name or message cannot be converted.
  const message = textOf(error, 'message');
  const name = textOf(error, 'name');
  dropRepeatedKeys(
    ctx,
    keys,
    stack,
    [
      ['stack', undefined],
      ['message', message],
      ['name', name],
    ].filter(([, text]) => text !== thrown),
  );
  if (Object.hasOwn(error, 'cause') && !keys.includes('cause')) keys.push('cause');
  const errors = textOf(error, 'errors');
  if (errors !== thrown && isList(errors) && Object.hasOwn(error, 'errors') && !keys.includes('errors'))
    keys.push('errors');
  stack = withTrueName(stack, constructor, name === thrown ? 'Error' : (name ?? 'Error'), tag);

  let from = message !== thrown && message ? stack.indexOf(message) : -1;
  if (from > 0) from += message.length;
  const frameStart = stack.indexOf('\n    at', from);
  if (frameStart === -1) {
    stack = `[${stack}]`;
  } else {
    const frames = framesOf(ctx, error, stack.slice(frameStart + 1));
    stack = [stack.slice(0, frameStart), ...(ctx.colors ? paintFrames(ctx, frames) : frames)].join('\n');
  }
  if (ctx.indentationLvl !== 0) stack = stack.replaceAll('\n', `\n${' '.repeat(ctx.indentationLvl)}`);
  return stack;
}

function isList(value) {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  } // A revoked proxy is not an array.
}

module.exports = { formatError };
