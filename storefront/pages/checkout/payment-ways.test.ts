import { expect, it } from 'vitest';
import { paymentWays } from './payment-ways.ts';

const shown = [{ id: 7 }, { id: 6 }, { id: 2 }, { id: 5 }];
const row = (PaymentMethodId: number, Provider = 'test') => ({
  PaymentMethodId,
  Provider,
  PublicKey: `key of ${Provider}`,
  IsTest: true,
});
const words = (of: string) => ({ name: of, hint: `about ${of}`, title: `pay by ${of}` });
const texts = { card: words('card'), wallet: words('wallet'), cash: words('cash'), test: 'only a test' };
const ways = (methods: typeof shown, setup: ReturnType<typeof row>[]) =>
  paymentWays(methods, setup, texts, (provider) => provider === 'test');
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

it('each with its words and what its form needs; of a test it is said', () => {
  const cash = { ...words('cash'), method: 6, provider: '', publicKey: '' };
  const card = { ...words('card'), method: 5, provider: 'test', publicKey: 'key of test' };
  expect(ways(shown, [row(5)])).toEqual([{ ...card, hint: 'only a test' }, cash]);
  expect(ways(shown, [{ ...row(5), IsTest: false }])).toEqual([card, cash]);
});
