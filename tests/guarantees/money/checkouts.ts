import { setTimeout as sleep } from 'node:timers/promises';
import { orderFor } from '../../calls/orders/order-fixtures.ts';
import { whiteMug, actionRequired, calls, messageOf } from '../shop-pair.ts';
import type { WireAnswer } from '../../support/running-shop.ts';
import type { Shopper } from '../../support/shop-api.ts';
import { type TestCharge, type testPayments, token } from '../../support/test-payments.ts';

/** A request of a checkout: its body, its key and the name of its step. */
export interface RequestRecord {
  step: string;
  path: string;
  parameters: object;
  /** The payment that the request continues. */
  paymentKey?: string;
  /** The idempotency key, or '' if there is none. */
  key: string;
}

export interface Buying {
  shopper: Shopper;
  key: string;
  /** A note, which makes it a different order. Default none. */
  note?: string;
  payments: Awaited<ReturnType<typeof testPayments>>;
  /** Sends a request, with retries if necessary, and returns the answer. */
  request: (requests: RequestRecord) => Promise<WireAnswer>;
}

/** The price of the white mug in the demo shop, in cents. */
export const mugCents = 750;

const order = (
  { shopper, key, note = '' }: Buying,
  step: string,
  more: object,
  path: string = calls.order,
): RequestRecord => ({
  step,
  path,
  key,
  parameters: orderFor(shopper, [whiteMug(1)], { OrderNote: note, ...more }),
});
const card = (what: string) => ({ PaymentMethod: '5', paymentToken: token(`${what}.hook-none`) });
const needsAction = (answer: WireAnswer) => messageOf(answer) === actionRequired;

/** Acts as the shopper in the browser, who waits while the provider is down. */
async function act(
  { payments }: Buying,
  isIt: (charge: TestCharge) => boolean,
  proof: string,
): Promise<void> {
  const charge = payments.ledger().find(isIt);
  if (!charge) throw new Error('the provider knows no such charge');
  while ((await payments.act(charge, proof).catch(() => null)) === null) await sleep(200);
}

/** Returns the request that completes a started payment, or abandons it. */
export const goingOn = (
  does: 'confirm' | 'cancel',
  { customerId }: Shopper,
  paymentKey: string,
): RequestRecord => ({
  step: does,
  path: calls[does],
  parameters: { UserID: customerId, PaymentKey: paymentKey, ...(does === 'confirm' && { Proof: '' }) },
  paymentKey,
  key: '',
});

/**
 * Creates the payment at the shop and pays it in the browser. Then a request with the payment's key completes
 * or abandons it.
 */
const inBrowser = (PaymentMethod: '2' | '5', does: 'confirm' | 'cancel') => async (buying: Buying) => {
  const begun = await buying.request(order(buying, 'begin', { PaymentMethod }, calls.begin));
  if (!needsAction(begun)) return begun;
  const [{ PaymentKey, WalletOrderId, ClientSecret }] = begun.data;
  if (does === 'confirm') {
    const isIt = ({ id, secret }: TestCharge) => id === WalletOrderId || secret === ClientSecret;
    await act(buying, isIt, token('approve.hook-none'));
  }
  return buying.request(goingOn(does, buying.shopper, PaymentKey));
};

/** The variants of a checkout. Each function performs one to its end. */
export const checkouts = {
  cash: (buying: Buying) => buying.request(order(buying, 'order', {})),
  card: (buying: Buying) => buying.request(order(buying, 'order', card('approve'))),
  'declined card': (buying: Buying) => buying.request(order(buying, 'order', card('decline'))),
  async '3-D Secure'(buying: Buying) {
    const sent = order(buying, 'order', card('3ds'));
    const requests = await buying.request(sent);
    if (!needsAction(requests)) return requests;
    await act(buying, ({ secret }) => secret === requests.data[0].ClientSecret, token('pass.hook-none'));
    return buying.request({ ...sent, step: 'order again' });
  },
  form: inBrowser('5', 'confirm'),
  wallet: inBrowser('2', 'confirm'),
  'given up': inBrowser('2', 'cancel'),
  async 'captured wallet'(buying: Buying) {
    const { id } = await buying.payments.captured({ amount: mugCents });
    const more = { PaymentMethod: '2', payPalOrderConfirmJson: JSON.stringify({ id }) };
    return buying.request(order(buying, 'order', more));
  },
};
export type CheckoutName = keyof typeof checkouts;
export const checkoutNames = Object.keys(checkouts) as CheckoutName[];

/** What shoppers do when their answer is lost. */
export const habits = ['repeats', 'gives up', 'new key', 'other device'] as const;
export type Habit = (typeof habits)[number];

/**
 * Returns the habits that apply to a checkout. For cash on delivery, another key means another order, which
 * can't be abandoned. A payment captured by the client is its own key; if the client never returns with it,
 * the shop doesn't know of it (the nightly report finds it).
 */
export const habitsOf = (checkout: CheckoutName): readonly Habit[] =>
  checkout === 'cash' || checkout === 'captured wallet' ? ['repeats'] : habits;
