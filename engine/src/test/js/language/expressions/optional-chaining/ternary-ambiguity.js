// "?." before a digit is a conditional operator and a number.
const yes = true;
same(yes?.5:1, 0.5);
same((false)?.5:1, 1);
const a = { 5: 'five' };
same(a?.[5], 'five');
