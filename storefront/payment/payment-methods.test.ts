import { expect, it } from 'vitest';
import type { PaymentDisplay } from '#contract/constants.ts';
import { onDelivery, unavailableReason, paymentMethods } from './payment-methods.ts';

const row = (PaymentMethodId: number, ShownAs: PaymentDisplay, Provider = 'test') => ({
  PaymentMethodId,
  Name: `way ${PaymentMethodId}`,
  ShownAs,
  Provider,
  PublicKey: `key of ${Provider}`,
  IsTest: Provider === 'test',
  PollSeconds: ShownAs === 'code' ? 3 : null,
});
const labels = (of: string) => ({ hint: `about ${of}`, title: `pay by ${of}` });
const texts = {
  card: labels('card'),
  wallet: labels('wallet'),
  code: labels('code'),
  transfer: labels('transfer'),
  nothing: labels('cash'),
  test: 'only a test',
};
const cash = row(6, 'nothing', 'cash');
const methods = (...setup: ReturnType<typeof row>[]) => paymentMethods(setup, texts);

it('offered payment methods can be selected, in the order of the shop', () => {
  const offered = methods(row(5, 'card'), row(2, 'wallet'), row(8, 'code'), cash);
  expect(offered.map(({ method }) => method)).toEqual([5, 2, 8, 6]);
  expect(onDelivery(offered)?.method).toBe(6);
  expect(onDelivery(methods(row(5, 'card')))).toBeUndefined();
});

it('a card needs its provider’s form, a code of any provider and cash need none', () => {
  expect(methods(row(12, 'code', 'another'))).toHaveLength(1);
  expect(methods(row(5, 'card', 'another'), cash).map(({ method }) => method)).toEqual([6]);
});

it('each payment method has its label and form settings, and a test method is marked', () => {
  const card = { ...labels('card'), method: 5, name: 'way 5', shownAs: 'card', pollSeconds: null };
  expect(methods(row(5, 'card'))).toEqual([
    { ...card, hint: 'only a test', provider: 'test', publicKey: 'key of test' },
  ]);
  expect(methods(row(5, 'card', 'stripe'))).toEqual([
    { ...card, provider: 'stripe', publicKey: 'key of stripe' },
  ]);
});

it('a payment method is limited to the cent and by the customer’s country', () => {
  const [paymentMethod] = paymentMethods(
    [{ ...cash, LeastTotal: 1, MostTotal: 500, CountryIds: [3] }],
    texts,
  );
  const why = (total: number, country: number | null = 3) =>
    unavailableReason(paymentMethod!, { total, country });
  expect([why(1), why(500), why(0)]).toEqual([null, null, null]);
  expect([why(0.99), why(500.01)]).toEqual(['minimumOf', 'maximumOf']);
  expect([why(5, 4), why(5, null)]).toEqual(['notInCountry', 'notInCountry']);
  const [free] = paymentMethods([{ ...cash, MostTotal: 0 }], texts);
  expect([0, 0.01].map((total) => unavailableReason(free!, { total, country: null }))).toEqual([
    null,
    'maximumOf',
  ]);
  expect(unavailableReason(methods(cash)[0]!, { total: 1e6, country: null })).toBeNull();
});
