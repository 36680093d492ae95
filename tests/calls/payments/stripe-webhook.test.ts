import { describe, expect, it } from 'vitest';
import { stubProviders } from '#tests/support/providers/stub-providers.ts';
import { card, eachTestsBuyer, shopPaidBy } from './paying.ts';

const { stripe, methods } = await stubProviders();
const shop = await shopPaidBy(methods);
const { latest } = shop;
const { shopper, buy } = eachTestsBuyer(shop);
let tokens = 0;
/** Returns a token as Stripe's script creates it from a card; each is unique. */
const token = (what: string) => `tok_${what}_${(tokens += 1)}`;

describe('Stripe webhook', () => {
  const seconds = () => Math.floor(Date.now() / 1000);
  const notify = (payload: string, header: string) =>
    shop.notify('stripe', payload, { 'stripe-signature': header });
  const isDue = () => shop.isDue(shopper);
  const about = async () => {
    await buy(card(token('threeDSecure2Required')));
    return stripe.intentOf(stripe.ledger.at(-1)!);
  };

  it.each(['whsec_stub', 'whsec_old'])(
    'a webhook signed with %s is accepted, and its payment is checked',
    async (secret) => {
      const { body, header } = stripe.event('payment_intent.succeeded', await about(), { secret });
      expect(await isDue()).toBe(false);
      expect(await notify(body, header)).toBe(200);
      expect(await isDue()).toBe(true);
    },
  );

  const wrong: [
    string,
    (sound: { body: string; header: string }, at: number) => { body: string; header: string },
  ][] = [
    ['with another secret', () => stripe.event('payment_intent.succeeded', {}, { secret: 'whsec_other' })],
    ['with an empty secret', () => stripe.event('payment_intent.succeeded', {}, { secret: '' })],
    [
      'with one byte changed',
      ({ body, header }) => ({ body: body.replace('"livemode":f', '"livemode": f'), header }),
    ],
    ['301 seconds old', (_sound, at) => stripe.event('payment_intent.succeeded', {}, { at: at - 302 })],
    [
      'an hour from the future',
      (_sound, at) => stripe.event('payment_intent.succeeded', {}, { at: at + 3600 }),
    ],
    ['with a second time in its header', ({ body, header }, at) => ({ body, header: `${header},t=${at}` })],
    ['without a signature', ({ body }, at) => ({ body, header: `t=${at}` })],
    ['without a header', ({ body }) => ({ body, header: '' })],
  ];
  it.each(wrong)('%s is refused, and no payment is checked', async (_name, change) => {
    const sound = stripe.event('payment_intent.succeeded', await about());
    const { body, header } = change(sound, seconds());
    expect(await notify(body, header)).toBe(400);
    expect(await isDue()).toBe(false);
    // The same request is accepted when it is valid.
    expect(await notify(sound.body, sound.header)).toBe(200);
    expect(await isDue()).toBe(true);
  });

  it.each([undefined, null, 'x', -62_167_219_200, 1e18])(
    'a Stripe event with the time %j is accepted',
    async (created) => {
      const { body, header } = stripe.event('payment_intent.succeeded', await about(), { created });
      expect(await notify(body, header)).toBe(200);
      expect(await isDue()).toBe(true);
    },
  );

  it('a Stripe webhook with text the database cannot store is refused', async () => {
    const { body, header } = stripe.event('a\0b', await about());
    expect(await notify(body, header)).toBe(400);
    expect(await isDue()).toBe(false);
  });

  it('a dispute marks the payment without changing its state', async () => {
    await buy(card(token('visa')));
    const dispute = { object: 'dispute', id: 'dp_1', payment_intent: stripe.ledger.at(-1)!.id };
    const disputed = () => shop.isDisputed(shopper);
    const opened = stripe.event('charge.dispute.created', dispute, { at: seconds() - 2 });
    expect(await notify(opened.body, opened.header)).toBe(200);
    expect(await disputed()).toBe(true);
    for (const [status, isStill] of [
      ['lost', true],
      ['won', false],
    ] as const) {
      const closed = stripe.event('charge.dispute.closed', { ...dispute, status });
      expect(await notify(closed.body, closed.header)).toBe(200);
      expect(await disputed()).toBe(isStill);
    }
    expect(await latest(shopper)).toMatchObject({ payment: 'paid' });
  });
});
