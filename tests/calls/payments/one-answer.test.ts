import { beforeEach, describe, expect, it } from 'vitest';
import { beginPayment } from '#contract/operations/payments/begin-payment.ts';
import { cancelPayment } from '#contract/operations/payments/cancel-payment.ts';
import { confirmPayment } from '#contract/operations/payments/confirm-payment.ts';
import { readCart } from '#shop/orders/orders.ts';
import { confirmPayment as confirmByKey, payOrder } from '#shop/payments/payments.ts';
import { generousCardLimits, generousLimits } from '#tests/support/order-queue-capacity.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { token } from '#tests/support/test-payments.ts';
import { mug, orderFor } from '../orders/order-fixtures.ts';
import { dyingShop } from './dying.ts';
import {
  actionRequired,
  card,
  checking,
  declined,
  payingShop,
  placed,
  wallet,
  eachTestsBuyer,
} from './paying.ts';

const shop = await payingShop();
const { db, query, request, payments, pay, orders, stockOf } = shop;

const { shopper, buy } = eachTestsBuyer(shop);
let stock = 0;
/** Starts each test with a new customer, and records the state before the purchase. */
async function anew(): Promise<void> {
  Object.assign(shopper, await newShopper(db));
  await payments.heal();
  stock = await stockOf(1);
  charges = payments.ledger().length;
}
let charges = 0;
beforeEach(anew);

let attempts = 0;
const newKey = () => ({ 'idempotency-key': `one-answer-${(attempts += 1)}` });
const refused = (MessageCode: string) => ({ data: [{ MessageCode }] });
const begin = (way: object, headers: Record<string, string>) =>
  request(beginPayment, orderFor(shopper, [mug(1)], way), shopper, headers);
const confirm = (PaymentKey: string, Proof = '') =>
  request(confirmPayment, { UserID: shopper.customerId, PaymentKey, Proof }, shopper);
const giveUp = (PaymentKey: string) =>
  request(cancelPayment, { UserID: shopper.customerId, PaymentKey }, shopper);
const chargesOf = () => payments.ledger().slice(charges);
const chargeOf = (secretOrId: string) =>
  payments.ledger().find(({ id, secret }) => [id, secret].includes(secretOrId))!;

/** Checks the end state: one order with its charge, or neither, and nothing reserved. */
async function ends(as: 'placed' | 'nothing'): Promise<void> {
  expect(await orders(shopper)).toHaveLength(as === 'placed' ? 1 : 0);
  expect(chargesOf().filter(({ money }) => money !== '')).toHaveLength(as === 'placed' ? 1 : 0);
  expect(await stockOf(1)).toBe(as === 'placed' ? stock - 1 : stock);
  const rows = await query`
    select status_id as order from customer_order where customer_id = ${shopper.customerId} and status_id not in (1, 91)`;
  expect(rows).toEqual([]);
}

const lost = ['reset', 'error', 'garbage'] as const;
const points = ['before', 'after'] as const;
const ways = points.flatMap((when) => [...lost, 'died' as const].map((how) => [how, when] as const));

describe('lost response to a payment request', () => {
  const lineOf = () => readCart(JSON.stringify([mug(1)]))!;
  const loseConfirm = (how: (typeof lost)[number], when: 'before' | 'after') =>
    payments.fault({ at: 'confirm', does: how, isDone: when === 'after' });
  /** Ends the period in which a dead process blocks other requests. */
  const afterDeath = () => query`update payment set busy_until = now() where busy_until is not null`;

  /** @throws if the shop knows the outcome */
  function isLost(answer: { data: { MessageCode?: string }[] }): void {
    if (answer.data[0]?.MessageCode !== 'paymentUnknown') throw new Error('the answer was not lost');
  }
  async function died(requests: Promise<unknown>): Promise<void> {
    const output = await requests.then(
      () => 'it did not die',
      (error: Error) => error.message,
    );
    if (output !== 'dead') throw new Error(output);
    await afterDeath();
  }

  /** Orders with a token, and ignores the answer as if it was lost. */
  async function lose(proof: string, key: string, [how, when]: (typeof ways)[number]): Promise<void> {
    if (how !== 'died') {
      await loseConfirm(how, when);
      return isLost(await buy(card(proof), { 'idempotency-key': key }));
    }
    const dying = dyingShop(db, payments.provider, when);
    const order = payOrder(dying.db, dying.ways.for(5)!, {
      customerId: shopper.customerId,
      lines: lineOf(),
      couponCode: '',
      note: '',
      expectedTotalCents: null,
      idempotencyKey: key,
      language: null,
      methodId: 5,
      limits: generousLimits,
      cardLimits: generousCardLimits,
      address: '10.0.0.1',
      step: 'finish',
      proof,
      capturedReference: '',
    });
    return died(order);
  }

  /**
   * Approves a wallet, and ignores the answer as if it was lost.
   * @returns the payment's key
   */
  async function loseWallet([how, when]: (typeof ways)[number]): Promise<string> {
    const { data } = await begin({ PaymentMethod: '2' }, newKey());
    await payments.act(chargeOf(data[0].WalletOrderId), token('approve.hook-none'));
    const { PaymentKey: key } = data[0];
    if (how === 'died') {
      const dying = dyingShop(db, payments.provider, when);
      await died(
        confirmByKey(dying.db, dying.ways, {
          customerId: shopper.customerId,
          key,
          proof: '',
          address: '10.0.0.1',
          cardLimits: generousCardLimits,
        }),
      );
    } else {
      await loseConfirm(how, when);
      isLost(await confirm(key));
    }
    return key;
  }

  /** Each token, its name in the test title, and the result of sending the same request again. */
  const cards = [
    ['approve', 'a card', placed],
    ['decline', 'a card that is declined', declined],
    ['3ds', 'a card with 3-D Secure', placed],
  ] as const;

  describe.each(cards)('by %s: %s', (kind, _what, end) => {
    it.each(ways)('repeating the request completes the payment (%s %s it was made)', async (...at) => {
      const key = newKey();
      const sent = card(token(`${kind}.hook-none`));
      await lose(sent.paymentToken, key['idempotency-key'], at);
      const again = await buy(sent, key);
      expect(again).toMatchObject(kind === '3ds' ? actionRequired : end);
      if (kind === '3ds') await payments.act(chargeOf(again.data[0].ClientSecret), token('pass.hook-none'));
      expect(await buy(sent, key)).toMatchObject(end);
      await ends(end === placed ? 'placed' : 'nothing');
    });
  });

  it.each(ways)(
    'repeating the call captures a wallet payment once (%s %s it was captured)',
    async (...at) => {
      const key = await loseWallet(at);
      expect(await confirm(key)).toMatchObject(placed);
      await ends('placed');
    },
  );

  it.each(lost)(
    'repeating the request finds the payment of a wallet that the client captured (by %s)',
    async (does) => {
      const sent = wallet({ id: (await payments.captured({ amount: 1554 })).id });
      await payments.fault({ at: 'lookup', does });
      expect(await buy(sent)).toMatchObject(checking);
      expect(await buy(sent)).toMatchObject(placed);
      await ends('placed');
    },
  );

  describe('shopper who does not return: settled within two minutes', () => {
    it.each(ways)('settles card and wallet (%s %s it was charged)', async (...at) => {
      const sent = card(token('approve.hook-none'));
      const key = newKey();
      const isTaken = at[1] === 'after';
      const end = isTaken ? placed : declined;
      await lose(sent.paymentToken, key['idempotency-key'], at);
      await shop.later(120);
      await ends(isTaken ? 'placed' : 'nothing');
      expect(await buy(sent, key)).toMatchObject(end);

      await anew();
      const byWallet = await loseWallet(at);
      await shop.later(120);
      await ends(isTaken ? 'placed' : 'nothing');
      expect(await confirm(byWallet)).toMatchObject(end);
    });

    it.each(ways)(
      'cancels a 3-D Secure challenge that was never shown (%s %s it was requested)',
      async (...at) => {
        await lose(token('3ds.hook-none'), newKey()['idempotency-key'], at);
        await shop.later(120);
        await ends('nothing');
        expect(chargesOf()).toMatchObject([{ status: 'cancelled' }]);
      },
    );

    it.each([
      ['captured', { amount: 1554 }, 3, 'placed'],
      ['never captured', { amount: 1554, proof: '' }, 1, 'nothing'],
    ] as const)('settles a wallet that the client has %s', async (_what, made, times, end) => {
      const sent = wallet({ id: (await payments.captured(made)).id });
      await payments.fault({ at: 'lookup', does: 'reset', times });
      expect(await buy(sent)).toMatchObject(checking);
      await shop.later(120);
      await ends(end);
    });
  });

  it('a request repeated and lost each time is settled within two minutes all the same', async () => {
    const key = newKey();
    const sent = card(token('approve.hook-none'));
    for (let tries = 0; tries < 12; tries += 1) {
      await payments.fault({ at: 'confirm', does: 'reset' });
      const answer = await buy(sent, key);
      if (answer.data[0].MessageCode === 'paymentDeclined') break;
      expect(answer).toMatchObject(checking);
      await shop.later(10);
    }
    expect(await buy(sent, key)).toMatchObject(declined);
    await ends('nothing');
  });
});

describe('canceling a payment', () => {
  it('a payment canceled while the provider doesn’t respond is canceled on both sides within two minutes, and can’t be paid anymore', async () => {
    const { data } = await begin({ PaymentMethod: '2' }, newKey());
    await payments.fault({ at: 'cancel', does: 'error' });
    expect(await giveUp(data[0].PaymentKey)).toMatchObject(checking);
    await payments.act(chargeOf(data[0].WalletOrderId), token('approve.hook-none'));
    await shop.later(120);
    await ends('nothing');
    expect(await confirm(data[0].PaymentKey)).toMatchObject(declined);
  });

  it('canceling three times in a row while the provider does not respond does not prevent paying', async () => {
    for (const OrderNote of ['One', 'Two', 'Three']) {
      const { data } = await begin({ PaymentMethod: '2', OrderNote }, newKey());
      await payments.fault({ at: 'cancel', does: 'error' });
      expect(await giveUp(data[0].PaymentKey)).toMatchObject(checking);
    }
    expect(await buy(card(token('approve')), newKey())).toMatchObject(placed);
    await shop.later(120);
    expect(await stockOf(1)).toBe(stock - 1);
  });
});

it('three lost responses block a customer for at most two minutes', async () => {
  for (const quantity of [1, 2, 3]) {
    await payments.fault({ at: 'confirm', does: 'reset' });
    expect(await pay(shopper, [mug(quantity)], card(token('approve')), newKey())).toMatchObject(checking);
  }
  expect(await pay(shopper, [mug(4)], card(token('approve')), newKey())).toMatchObject(
    refused('orderPending'),
  );
  await shop.later(120);
  expect(await pay(shopper, [mug(4)], card(token('approve')), newKey())).toMatchObject(placed);
  expect(await stockOf(1)).toBe(stock - 4);
});

describe('same request under another key while the first may still be paid', () => {
  const newToken = () => card(token('approve.hook-none'));

  it('returns the first order if it was paid: one order, one charge, and both keys lead to it', async () => {
    const [first, second] = [newKey(), newKey()];
    const sent = newToken();
    await payments.fault({ at: 'confirm', does: 'reset', isDone: true });
    expect(await buy(sent, first)).toMatchObject(checking);
    const again = newToken();
    const answer = await buy(again, second);
    expect(answer).toMatchObject(placed);
    expect(await buy(again, second)).toEqual(answer);
    expect(await buy(sent, first)).toEqual(answer);
    await ends('placed');
  });

  it('the same request under another key is a new order if the first one had no result and was ended', async () => {
    const [first, second] = [newKey(), newKey()];
    const sent = newToken();
    await payments.fault({ at: 'confirm', does: 'reset' });
    expect(await buy(sent, first)).toMatchObject(checking);
    const again = newToken();
    const answer = await buy(again, second);
    expect(answer).toMatchObject(placed);
    expect(await buy(sent, first)).toMatchObject(declined);
    expect(await buy(again, second)).toEqual(answer);
    await ends('placed');
  });

  it('waits for the outcome of the first, and reserves no stock, while the provider does not respond', async () => {
    const second = newKey();
    await payments.fault({ at: 'confirm', does: 'reset', isDone: true });
    expect(await buy(newToken(), newKey())).toMatchObject(checking);
    await payments.fault({ at: 'cancel', does: 'error' });
    const again = newToken();
    expect(await buy(again, second)).toMatchObject(checking);
    expect(await stockOf(1)).toBe(stock - 1);
    expect(chargesOf()).toHaveLength(1);
    await shop.later(120);
    expect(await buy(again, second)).toMatchObject(placed);
    await ends('placed');
  });

  it('the same request by wallet from another device shows the form, or the order that was paid', async () => {
    const lose = async (isDone: boolean) => {
      const { data } = await begin({ PaymentMethod: '2' }, newKey());
      await payments.act(chargeOf(data[0].WalletOrderId), token('approve.hook-none'));
      await payments.fault({ at: 'confirm', does: 'reset', isDone });
      expect(await confirm(data[0].PaymentKey)).toMatchObject(checking);
    };
    await lose(false);
    const second = await begin({ PaymentMethod: '2' }, newKey());
    expect(second).toMatchObject(actionRequired);
    await giveUp(second.data[0].PaymentKey);
    await lose(true);
    expect(await begin({ PaymentMethod: '2' }, newKey())).toMatchObject(placed);
    await ends('placed');
  });

  it('returns the first order if it was paid in the browser without the shop knowing', async () => {
    const { data } = await begin({ PaymentMethod: '5' }, newKey());
    await payments.act(chargeOf(data[0].ClientSecret), token('approve.hook-none'));
    const second = newKey();
    const answer = await begin({ PaymentMethod: '5' }, second);
    expect(answer).toMatchObject(placed);
    expect(await begin({ PaymentMethod: '5' }, second)).toEqual(answer);
    expect(await confirm(data[0].PaymentKey)).toEqual(answer);
    await ends('placed');
  });

  it('shows another form if the first is waiting, and an unknown outcome while the provider is silent', async () => {
    const { data } = await begin({ PaymentMethod: '5' }, newKey());
    await payments.fault({ at: 'lookup', does: 'reset' });
    const second = newKey();
    expect(await begin({ PaymentMethod: '5' }, second)).toMatchObject(checking);
    const { data: other } = await begin({ PaymentMethod: '5' }, second);
    expect(other[0].PaymentKey).not.toBe(data[0].PaymentKey);
    await payments.act(chargeOf(data[0].ClientSecret), token('approve.hook-none'));
    expect(await confirm(data[0].PaymentKey)).toMatchObject(placed);
    await giveUp(other[0].PaymentKey);
    await ends('placed');
  });

  it('another request with the token of the first continues its payment', async () => {
    const sent = newToken();
    await payments.fault({ at: 'confirm', does: 'reset' });
    expect(await buy(sent, newKey())).toMatchObject(checking);
    const second = newKey();
    const answer = await buy(sent, second);
    expect(answer).toMatchObject(placed);
    expect(await buy(sent, second)).toEqual(answer);
    await ends('placed');
  });

  it('another request with the capture of the first continues its payment; another capture pays a new order', async () => {
    const captured = async () => wallet({ id: (await payments.captured({ amount: 1554 })).id });
    const sent = await captured();
    await payments.fault({ at: 'lookup', does: 'reset' });
    expect(await buy(sent, newKey())).toMatchObject(checking);
    const second = newKey();
    const answer = await buy(sent, second);
    expect(answer).toMatchObject(placed);
    expect(await buy(sent, second)).toEqual(answer);
    await ends('placed');
    const other = await captured();
    await payments.fault({ at: 'lookup', does: 'reset' });
    expect(await buy(other)).toMatchObject(checking);
    expect(await buy(await captured())).toMatchObject(placed);
    await shop.later(120);
    expect(await orders(shopper)).toHaveLength(3);
  });

  it('the same request under another key is a new order if the first one has a response or differs', async () => {
    expect(await buy(newToken(), newKey())).toMatchObject(placed);
    expect(await buy(newToken(), newKey())).toMatchObject(placed);
    await payments.fault({ at: 'confirm', does: 'reset', isDone: true });
    expect(await buy(newToken(), newKey())).toMatchObject(checking);
    expect(await pay(shopper, [mug(2)], newToken(), newKey())).toMatchObject(placed);
    await shop.later(120);
    expect(await orders(shopper)).toHaveLength(4);
  });
});

it('repeats no request to the provider five hours after the first', async () => {
  const sent = card(token('approve.hook-none'));
  await payments.fault({ at: 'confirm', does: 'reset' });
  expect(await buy(sent)).toMatchObject(checking);
  await query`update payment set created_at = now() - interval '5 hours 1 second', submitted_at = now() - interval '5 hours 1 second'
    where customer_id = ${shopper.customerId}`;
  expect(await buy(sent)).toMatchObject(declined);
  await ends('nothing');
});

it('declines a token the provider does not know, and reserves no stock', async () => {
  expect(await buy(card('tok_test_unheard-of'))).toMatchObject(declined);
  expect(await buy(card('no-token-of-theirs'))).toMatchObject(declined);
  await ends('nothing');
  const { data } = await begin({ PaymentMethod: '5' }, newKey());
  expect(await confirm(data[0].PaymentKey, 'tok_test_unheard-of')).toMatchObject(declined);
  await ends('nothing');
});
