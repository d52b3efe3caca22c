import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

test('hypot', () => assert.equal(Math.hypot(3, 4), 5));

test('calls back once per entry', () => {
  const seen = mock.fn();
  [1, 2, 3].forEach((n) => seen(n));
  assert.equal(seen.mock.callCount(), 3);
});
