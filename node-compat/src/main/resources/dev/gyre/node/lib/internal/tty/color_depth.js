// The colour depth of a terminal in bits, from its environment. https://nodejs.org/api/tty.html#writestreamgetcolordepthenv

const MONOCHROME = 1;
const COLORS_16 = 4;
const COLORS_256 = 8;
const COLORS_16M = 24;

// Values of TERM for terminals with 16 colours, and with 16 million.
const COLOR_TERMS = [
  'eterm',
  'cons25',
  'console',
  'cygwin',
  'dtterm',
  'gnome',
  'hurd',
  'jfbterm',
  'konsole',
  'kterm',
  'mlterm',
  'putty',
  'st',
];
const TRUE_COLOR_TERMS = ['mosh', 'terminator', 'xterm-kitty'];
const COLOR_TERM_PATTERN = /ansi|color|linux|direct|^con[0-9]*x[0-9]|^rxvt|^screen|^xterm|^vt100|^vt220/;

function forcedDepth(value) {
  switch (value) {
    case '':
    case '1':
    case 'true':
      return COLORS_16;
    case '2':
      return COLORS_256;
    case '3':
      return COLORS_16M;
    default:
      return MONOCHROME;
  }
}

function depthByCi(env) {
  if (['CIRCLECI', 'GITEA_ACTIONS', 'GITHUB_ACTIONS'].some((name) => name in env)) return COLORS_16M;
  const known = ['APPVEYOR', 'BUILDKITE', 'DRONE', 'GITLAB_CI', 'TRAVIS'].some((name) => name in env);
  return known || env.CI_NAME === 'codeship' ? COLORS_256 : MONOCHROME;
}

function depthByProgram(env) {
  switch (env.TERM_PROGRAM) {
    case 'iTerm.app':
      return /^[0-2]\./.test(env.TERM_PROGRAM_VERSION ?? '0.') ? COLORS_256 : COLORS_16M;
    case 'HyperTerm':
    case 'MacTerm':
      return COLORS_16M;
    case 'Apple_Terminal':
      return COLORS_256;
    default:
      return undefined;
  }
}

function depthByTerm(env) {
  if (env.COLORTERM === 'truecolor' || env.COLORTERM === '24bit') return COLORS_16M;
  const term = env.TERM?.toLowerCase() ?? '';
  if (/^xterm-256/.test(term)) return COLORS_256;
  if (TRUE_COLOR_TERMS.includes(term)) return COLORS_16M;
  if (COLOR_TERMS.includes(term) || COLOR_TERM_PATTERN.test(term) || env.COLORTERM) return COLORS_16;
  return MONOCHROME;
}

function getColorDepth(env) {
  if (env.FORCE_COLOR !== undefined) return forcedDepth(env.FORCE_COLOR);
  if (env.NODE_DISABLE_COLORS || env.NO_COLOR || env.TERM === 'dumb') return MONOCHROME;
  if (env.TMUX) return COLORS_16M;
  if ('TF_BUILD' in env && 'AGENT_NAME' in env) return COLORS_16;
  if ('CI' in env) return depthByCi(env);
  if ('TEAMCITY_VERSION' in env)
    return /^(9\.(0*[1-9]\d*)\.|\d{2,}\.)/.test(env.TEAMCITY_VERSION) ? COLORS_16 : MONOCHROME;
  return depthByProgram(env) ?? depthByTerm(env);
}

module.exports = { getColorDepth };
