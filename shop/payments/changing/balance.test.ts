import { expect, it } from 'vitest';
import { balanceOf } from './balance.ts';

const own = { paymentId: 1, leftCents: 1000 };
const rest = { paymentId: 2, leftCents: 300 };

it('asks for what an order costs more, beside what was asked for before', () => {
  expect(balanceOf(250, 0, [own])).toEqual({ restCents: 250, back: [] });
  expect(balanceOf(250, 100, [own])).toEqual({ restCents: 350, back: [] });
});

it('takes what it costs less off what is asked for, and gives back what is beyond it', () => {
  expect(balanceOf(-60, 100, [own])).toEqual({ restCents: 40, back: [] });
  expect(balanceOf(-100, 100, [own])).toEqual({ restCents: 0, back: [] });
  expect(balanceOf(-250, 100, [own])).toEqual({ restCents: 0, back: [{ paymentId: 1, cents: 150 }] });
});

it('gives back what was paid last first, and never all of it', () => {
  const back = [
    { paymentId: 2, cents: 300 },
    { paymentId: 1, cents: 200 },
  ];
  expect(balanceOf(-500, 0, [rest, own])).toEqual({ restCents: 0, back });
  expect(balanceOf(-1300, 0, [rest, own])).toBeNull();
  expect(balanceOf(-1299, 0, [rest, own])?.back.at(-1)).toEqual({ paymentId: 1, cents: 999 });
});
