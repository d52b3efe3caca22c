const log = [];
let i = 0;
do log.push('body' + i); while ((log.push('test'), ++i < 2))
same(log.join(), 'body0,test,body1,test');
// continue goes to the test.
let turns = 0;
do { turns++; if (turns < 5) continue; break; } while (turns < 10);
same(turns, 5);
// ASI after the parenthesis.
var k = 0; do k++; while (k < 3) same(k, 3);
do { turns = 'x'; } while (false) turns += 'y';
same(turns, 'xy');
