// The parameters given to a Function constructor must end where its own parenthesis stands.
for (const [parameters, body, message] of [
  ['a b', '1', 'Arg string terminates parameters early'],
  ['a){', '1', 'Arg string terminates parameters early'],
  ['a;', '', 'Arg string terminates parameters early'],
  ['a.b', '', 'Arg string terminates parameters early'],
  ['a /*', '1', 'Arg string terminates parameters early'],
  ['... a b', '1', 'Arg string terminates parameters early'],
  ['{a}}', '1', 'Arg string terminates parameters early'],
  ['a /*', '*/){', 'Unexpected end of arg string'],
  ['a', '}, {', 'Single function literal required'],
  ['-', '1', "Unexpected token '-'"],
  ['a=(', '', "Unexpected token ')'"],
  ['a,,b', '1', "Unexpected token ','"],
  ['', '}{', "Unexpected token '{'"],
  ['', '{', 'Unexpected token \')\''],
  ['', 'if (1) {', 'Unexpected token \')\''],
  ['', 'f(', 'Unexpected token \'}\''],
  ['', '`', 'Unexpected end of input'],
  ['a', '(`${a}', 'Unexpected end of input'],
  ['', '`${', 'Unexpected token \'}\''],
  ['a=`', '', 'Unexpected end of arg string'],
  ['a=function(){`', '', 'Unexpected end of arg string'],
  ['a=`${', '', 'Unexpected token \')\''],
  ['a={`', '', 'Unexpected template string'],
]) throws(() => Function(parameters, body), 'SyntaxError: ' + message);
same(Function('a,', 'return a')(4), 4);
same(Function('a //', 'return a')(4), 4);
same(Function('a /* ) { */', 'return a')(4), 4);
same(Function('a = function (b) { return b }', 'return a(4)')(), 4);
