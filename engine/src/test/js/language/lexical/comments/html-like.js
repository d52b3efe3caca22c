var log = [];
log.push(1); <!-- a comment to the end of the line: log.push('never')
log.push(2);
--> also one, at the start of a line
/* block */ --> after a block comment
/* over
lines */ --> after a comment with a newline
log.push(3);
same(log.join(), '1,2,3');
var n = 5, zero = 0;
same(n-->zero, true);
same(n, 4);
same(eval('1 <!-- 2\n+ 3'), 4);
throws(() => eval('x = 1 --> 2'), 'SyntaxError: Invalid left-hand side expression in postfix operation');
same((() => { while (n-- > 0); return n; })(), -1);
