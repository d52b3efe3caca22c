// Long parts of strings are one value with their flat equals.
const text = [...Array(400)].map((_, i) => String.fromCharCode(97 + i % 26)).join('');
const flat = [...Array(300)].map((_, i) => String.fromCharCode(97 + (i + 50) % 26)).join('');
const part = () => text.slice(50, 350);
same(part(), flat);
same(part() === flat && part() == flat && !(part() < flat), true);
same(part() === text.substring(50, 350) && part() !== text.substr(51, 300), true);
same(new Map([[flat, 'found']]).get(part()), 'found');
same(new Map([[part(), 'found']]).get(flat), 'found');
same({ [flat]: 'key' }[part()], 'key');
same(new Set([part(), flat, part()]).size, 1);
same([flat].includes(part()) && [part()].indexOf(flat) === 0, true);
switch (part()) { case flat: break; default: throw new Error('no case'); }
sameElements([part().length, part()[0], part().at(-1), part().charAt(300), part().codePointAt(2)], [300, 'y', 'l', '', 97]);
same(part().charCodeAt(300), NaN);
same(part().slice(10).slice(10, 280).slice(-1), flat[289]);
same((part() + part()).length, 600);
same(part().concat('x'), flat + 'x');
same(JSON.stringify({ part: part() }), `{"part":"${flat}"}`);
same(part().split('a').join('a'), flat);
same((' '.repeat(200) + part() + '\n').trim(), flat);

// Regular expressions see only the part.
same(/^./.exec(part())[0], 'y');
same(/.$/.exec(part())[0], 'l');
same(/(?<=.)./.exec(part()).index, 1);
same(/(?<!.)./.exec(part()).index, 0);
same(part().search(/yz$/), -1);
same(part().search('xyz'), 25);
same(part().match(/^yz|kl$|ab/g).length, 14);
same(/abc/y.test(part()), false);
same(part().replace(/^y/, ''), flat.slice(1));
same(/x(.{150})/.exec(part()).input, flat);
same(/x(.{150})/.exec(part())[1], flat.slice(26, 176));
same([RegExp.leftContext, RegExp.lastParen, RegExp.rightContext].join(''), flat.slice(0, 25) + flat.slice(26));
const sticky = /[a-z]{2}/y;
sticky.lastIndex = 4;
sameElements([sticky.exec(part())[0], sticky.lastIndex, sticky.exec(part()).index], ['cd', 6, 6]);
const pairs = '\ud83d\ude00'.repeat(200);
same(/^./u.exec(pairs.slice(1))[0], '\ude00');
same(/.$/u.exec(pairs.slice(0, 301))[0], '\ud83d');
same(/^[^\ud83d]/u.test(pairs.slice(1)), true);
