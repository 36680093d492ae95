import { randomBytes } from 'node:crypto';

// What an attacker could send in place of a captured and paid wallet order (`payPalOrderConfirmJson`).

/** The price of one mug, in cents. */
export const price = 1554;

/** The actual state of a wallet order at the provider. */
export interface RealOrder {
  cents?: number;
  currency?: string;
  payee?: 'other';
  state?:
    | 'paid'
    | 'approved'
    | 'declined'
    | 'pending'
    | 'refunded'
    | 'part-refunded'
    | 'created'
    | 'voided'
    | 'failed';
  /** Two purchases in one order, or two captures of one purchase. */
  twice?: 'purchases' | 'captures';
}

/** Creates such an order at a provider, and returns its id. */
export type Make = (real: RealOrder) => Promise<string>;

export interface Forgery {
  what: string;
  /** The only provider that can have such an order. Default: both can. */
  only?: 'paypal';
  /** The quantity in the cart. Default 1. */
  quantity?: number;
  text: (make: Make) => Promise<string>;
}

/** Returns the text that a wallet's script sends, with fields that an attacker may change. */
export const output = (id: unknown, more: object = {}): string =>
  JSON.stringify({
    id,
    intent: 'CAPTURE',
    status: 'COMPLETED',
    purchase_units: [
      {
        payee: { merchant_id: 'KADXMERCHANT2' },
        amount: { value: '15.54', currency_code: 'USD' },
        payments: {
          captures: [
            { id: 'CAPTURE1', status: 'COMPLETED', amount: { value: '15.54', currency_code: 'USD' } },
          ],
        },
      },
    ],
    ...more,
  });

const really = (what: string, real: RealOrder, more: Partial<Forgery> = {}): Forgery => ({
  what,
  text: async (make) => output(await make({ cents: price, ...real })),
  ...more,
});
/** A genuine order, sent in a text that must not be accepted for it. */
const told = (what: string, text: (id: string) => string): Forgery => ({
  what,
  text: async (make) => text(await make({ cents: price })),
});
const invented = (what: string, id: unknown): Forgery => ({ what, text: async () => output(id) });

const nobody = randomBytes(8).toString('hex').toUpperCase();

export const forgeries: readonly Forgery[] = [
  really('a cent cheaper', { cents: price - 1 }),
  really('a cent more expensive', { cents: price + 1 }),
  really('of one cent', { cents: 1 }),
  really('ten times the price', { cents: price * 10 }),
  really('for two mugs, with three in the cart', { cents: price * 2 }, { quantity: 3 }),
  really('for one mug, with ten in the cart', {}, { quantity: 10 }),
  really('in riel', { currency: 'KHR' }),
  really('in euro', { currency: 'EUR' }),
  really('paid to another account', { payee: 'other' }),
  really('more expensive, and paid to another account', { payee: 'other', cents: price * 3 }),
  really('approved but not captured', { state: 'approved' }),
  really('declined', { state: 'declined' }),
  really('still pending', { state: 'pending' }),
  really('refunded', { state: 'refunded' }),
  really('created but not approved', { state: 'created' }, { only: 'paypal' }),
  really('voided', { state: 'voided' }, { only: 'paypal' }),
  really('with a failed capture', { state: 'failed' }, { only: 'paypal' }),
  really('partially refunded', { state: 'part-refunded' }, { only: 'paypal' }),
  really('with two purchases, one of them for us', { twice: 'purchases' }, { only: 'paypal' }),
  really('with two captures', { twice: 'captures' }, { only: 'paypal' }),
  invented('with an unknown id', nobody),
  invented('without an id', undefined),
  invented('with an empty id', ''),
  invented('with a number for an id', 12_345_678),
  invented('with a list for an id', [nobody]),
  invented('with a thing for an id', { toString: nobody }),
  invented('with true for an id', true),
  invented('with an id of 65 letters', 'A'.repeat(65)),
  invented('with a path for an id', `${nobody}/../${nobody}`),
  invented('with a query for an id', `${nobody}?fields=payment_source`),
  invented('with SQL for an id', `${nobody}' or '1'='1`),
  invented('with a line break in its id', `${nobody}\r\nhost: thief.example`),
  invented('with a zero byte in its id', `${nobody}\u0000`),
  told('in small letters', (id) => output(id.toLowerCase())),
  told('with a space behind its id', (id) => output(`${id} `)),
  told('with a full-width letter in its id', (id) => output(`Ａ${id.slice(1)}`)),
  told('with its id in a prototype', (id) => `{"__proto__":{"id":"${id}"}}`),
  told('with its id inside another thing', (id) => JSON.stringify({ order: { id } })),
  told('in a list', (id) => `[${output(id)}]`),
  told('as a text in JSON', (id) => JSON.stringify(output(id))),
  told('as JSON that breaks off', (id) => output(id).slice(0, -1)),
  told('in XML', (id) => `<order><id>${id}</id></order>`),
  told('20 levels deep', (id) =>
    output(id, { more: JSON.parse(`${'['.repeat(20)}${']'.repeat(20)}`) as unknown }),
  ),
  told('in 17 KiB', (id) => output(id, { more: 'x'.repeat(17 * 1024) })),
  {
    what: 'first genuine, then a cheaper one under the same name',
    text: async (make) =>
      output(await make({ cents: price - 1 })).replace('{', `{"id":"${await make({ cents: price })}",`),
  },
];
