import { total, type Item } from './prices.ts';

const basket: Item[] = [
  { name: 'tea', cents: 350, count: 2 },
  { name: 'cup', cents: 1290, count: 1 },
];
console.log(`to pay: ${(total(basket) / 100).toFixed(2)}`);
