import { expect, test } from 'vitest';
import { markOf, type Screen, screenRows } from './screens.ts';

test('from every screen behind the door the navigation marks one: itself, or what it belongs to', () => {
  const inNav = screenRows.filter(([, { nav }]) => nav).map(([name]) => name);
  const unmarked = screenRows
    .filter(([, { needs }]) => needs !== 'outside')
    .filter(([shown]) => inNav.filter((name) => markOf(name, shown)).length !== 1)
    .map(([name]) => name);
  // Whose account it is stands below the navigation, and is marked there.
  expect(unmarked).toEqual(['account'] satisfies Screen[]);
  expect([markOf('orders', 'orders'), markOf('orders', 'order'), markOf('orders', 'money')]).toEqual([
    'page',
    'true',
    undefined,
  ]);
});
