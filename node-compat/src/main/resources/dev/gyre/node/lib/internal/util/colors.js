// Whether a stream supports ANSI colours, from the environment or the terminal.

function shouldColorize(stream) {
  const { env } = process;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  if (env.NODE_DISABLE_COLORS || env.NO_COLOR || env.TERM === 'dumb') return false;
  return Boolean(stream?.isTTY) && (typeof stream.getColorDepth !== 'function' || stream.getColorDepth() > 2);
}

module.exports = { shouldColorize };
