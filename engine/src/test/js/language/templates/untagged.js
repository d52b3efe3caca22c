const log = [];
const v = (name) => ({ toString() { log.push(name + ' toString'); return name; }, valueOf() { log.push(name + ' valueOf'); return 0; } });
same(`${(log.push('a'), v('a'))}-${(log.push('b'), v('b'))}`, 'a-b');
// Each value is converted before the next is evaluated.
same(log.join(), 'a,a toString,b,b toString');
throws(() => `${Symbol('s')}`, 'TypeError: Cannot convert a Symbol value to a string');
same(`${1}${null}${undefined}${[1, [2]]}${{}}`, '1nullundefined1,2[object Object]');
same(`a
b`, 'a\nb');
same(eval('`\r\n\r`'), '\n\n');
same(`\``, '`');
same(`$`, '$');
same(`$${1}$`, '$1$');
same(`{${'}'}}`, '{}}');
same(`${`${`${'deep'}`}`}`, 'deep');
same(`${{ a: `${1}` }.a}`, '1');
same(`\
continued`, 'continued');
same(`${new Date(0).getTime()}`, '0');
syntaxError('`${', 'Unexpected end of input');
syntaxError('`abc', 'Unexpected end of input');
syntaxError('`\\01`', 'Octal escape sequences are not allowed in template strings.');
syntaxError('`${}`', "Unexpected token '}'");
