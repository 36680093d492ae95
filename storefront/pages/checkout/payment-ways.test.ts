import { expect, it } from 'vitest';
import { paymentWays } from './payment-ways.ts';

const shown = [{ id: 7 }, { id: 6 }, { id: 2 }, { id: 5 }];
const row = (PaymentMethodId: number, Provider = 'test') => ({
  PaymentMethodId,
  Provider,
  PublicKey: `key of ${Provider}`,
  IsTest: true,
});
const ways = (methods: typeof shown, setup: ReturnType<typeof row>[]) =>
  paymentWays(
    methods,
    setup,
    (key) => `the ${key}`,
    (provider) => provider === 'test',
  );
const ids = (...given: Parameters<typeof ways>) => ways(...given).map(({ method }) => method);

it('card, wallet and cash can be chosen in this order, when their provider is set up', () => {
  expect(ids(shown, [row(2), row(5)])).toEqual([5, 2, 6]);
  expect(ids(shown, [row(2)])).toEqual([2, 6]);
  expect(ids(shown, [])).toEqual([6]);
});

it('not without a part of the dialog for their provider, nor when the shop does not have the method', () => {
  expect(ids(shown, [row(5, 'another'), row(2)])).toEqual([2, 6]);
  expect(ids([{ id: 6 }], [row(5), row(2)])).toEqual([6]);
});

it('of the ids no shop has, none can be chosen', () => {
  expect(ids(shown, [row(7), row(6)])).toEqual([6]);
});

it('each with its name and what its form needs', () => {
  expect(ways(shown, [row(5)])).toEqual([
    { method: 5, name: 'the creditCard', provider: 'test', publicKey: 'key of test', isTest: true },
    { method: 6, name: 'the cashOnDelivery', provider: '', publicKey: '', isTest: false },
  ]);
});
