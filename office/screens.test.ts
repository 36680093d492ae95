import { expect, test } from 'vitest';
import { markOf, type Screen, screenRows } from './screens.ts';

test('the navigation marks one entry on every signed-in screen: the screen itself or the one it belongs to', () => {
  const inNav = screenRows.filter(([, { nav }]) => nav).map(([name]) => name);
  const unmarked = screenRows
    .filter(([, { needs }]) => needs !== 'outside')
    .filter(([shown]) => inNav.filter((name) => markOf(name, shown)).length !== 1)
    .map(([name]) => name);
  // The account link is below the navigation and is marked there.
  expect(unmarked).toEqual(['account'] satisfies Screen[]);
  expect([markOf('orders', 'orders'), markOf('orders', 'order'), markOf('orders', 'money')]).toEqual([
    'page',
    'true',
    undefined,
  ]);
});
