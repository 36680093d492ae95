import { expect, test } from 'vitest';
import { staleKeys, textsOf } from '../../tools/stale-keys.ts';

const orders = (texts: Record<string, string>, khmer: Record<string, string>) =>
  textsOf({ orders: { texts, khmer } });

test('a text whose English changed while its Khmer didn’t is listed, and no other', () => {
  const before = orders(
    { same: 'a', both: 'a', ended: 'Closed', gone: 'a' },
    { same: 'ក', both: 'ក', ended: 'បានបិទ', gone: 'ក' },
  );
  const after = orders(
    { same: 'a', both: 'b', ended: 'Canceled', added: 'a' },
    { same: 'ក', both: 'ខ', ended: 'បានបិទ', added: 'ក' },
  );
  expect(staleKeys(before, after)).toEqual([
    { key: 'orders.ended', was: 'Closed', is: 'Canceled', khmer: 'បានបិទ' },
  ]);
});
