// Whether a stream supports ANSI colours, from the environment or the terminal.

function shouldColorize(stream) {
  const { env } = process;
  if (env.FORCE_COLOR !== undefined) return require('internal/tty/color_depth').getColorDepth(env) > 2;
  if (env.NODE_DISABLE_COLORS || env.NO_COLOR || env.TERM === 'dumb') return false;
  return Boolean(stream?.isTTY) && (typeof stream.getColorDepth !== 'function' || stream.getColorDepth() > 2);
}

module.exports = { shouldColorize };
