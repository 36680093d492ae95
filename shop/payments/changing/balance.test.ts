import { expect, it } from 'vitest';
import { balanceOf } from './balance.ts';

const own = { paymentId: 1, leftCents: 1000 };
const balance = { paymentId: 2, leftCents: 300 };

it('an increase of the total is added to the balance that was already requested', () => {
  expect(balanceOf(250, 0, [own])).toEqual({ balanceCents: 250, back: [] });
  expect(balanceOf(250, 100, [own])).toEqual({ balanceCents: 350, back: [] });
});

it('a lower total first reduces the balance due, and the excess is refunded', () => {
  expect(balanceOf(-60, 100, [own])).toEqual({ balanceCents: 40, back: [] });
  expect(balanceOf(-100, 100, [own])).toEqual({ balanceCents: 0, back: [] });
  expect(balanceOf(-250, 100, [own])).toEqual({ balanceCents: 0, back: [{ paymentId: 1, cents: 150 }] });
});

it('a reduced total refunds the latest payment first, and never the full amount', () => {
  const back = [
    { paymentId: 2, cents: 300 },
    { paymentId: 1, cents: 200 },
  ];
  expect(balanceOf(-500, 0, [balance, own])).toEqual({ balanceCents: 0, back });
  expect(balanceOf(-1300, 0, [balance, own])).toBeNull();
  expect(balanceOf(-1299, 0, [balance, own])?.back.at(-1)).toEqual({ paymentId: 1, cents: 999 });
});
