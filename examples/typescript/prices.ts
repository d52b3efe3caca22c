export interface Item {
  readonly name: string;
  cents: number;
  count?: number;
}

export function total<T extends Item>(items: readonly T[]): number {
  return items.reduce((sum: number, { cents, count = 1 }) => sum + cents * count, 0);
}
