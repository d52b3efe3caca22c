'use strict';
// The colours of terminals, by environment; what is no terminal.
const tty = require('tty');

const environments = `
  - TERM=dumb TERM=xterm TERM=xterm-256color TERM=screen-256color COLORTERM=truecolor COLORTERM=1 TMUX=1 CI=1 CI=1,GITHUB_ACTIONS=1 CI=1,TRAVIS=1
  CI=1,CI_NAME=codeship CI=1,CIRCLECI=1 CI=1,GITLAB_CI=1 TEAMCITY_VERSION=9.1.0 TEAMCITY_VERSION=8.0 TERM_PROGRAM=iTerm.app,TERM_PROGRAM_VERSION=3.1
  TERM_PROGRAM=iTerm.app,TERM_PROGRAM_VERSION=2.1 TERM_PROGRAM=HyperTerm TERM_PROGRAM=Apple_Terminal TERM=linux TERM=vt100 TERM=xterm-kitty
  TERM=rxvt-unicode-256color TERM=eterm TERM=foo FORCE_COLOR= FORCE_COLOR=1 FORCE_COLOR=2 FORCE_COLOR=3 FORCE_COLOR=0 FORCE_COLOR=true
  FORCE_COLOR=x,TERM=xterm NO_COLOR=1,TERM=xterm NO_COLOR=,TERM=xterm NODE_DISABLE_COLORS=1,TERM=xterm TF_BUILD=1,AGENT_NAME=a COLORTERM=24bit
  TERM=mosh TERM=gnome TERM=konsole TERM=xterm-color TERM=ansi TERM=cons25 TERM=putty TERM=st TERM=terminator`;
for (const line of environments.trim().split(/\s+/)) {
  const env = Object.fromEntries(line.split(',').filter((pair) => pair !== '-').map((pair) => pair.split('=')));
  console.log(line, tty.WriteStream.prototype.getColorDepth.call({}, env));
}
console.log(tty.isatty('x'), tty.isatty(-1), tty.isatty(1.5), tty.isatty(2 ** 31));
for (const fd of [-1, 'x', 99]) {
  for (const Stream of [tty.ReadStream, tty.WriteStream]) {
    try {
      console.log(new Stream(fd));
    } catch (error) {
      console.log(error.name, error.code, error.message);
    }
  }
}
