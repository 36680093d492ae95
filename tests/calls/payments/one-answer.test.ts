import { describe, expect, it } from 'vitest';
import { readCart } from '#shop/orders/orders.ts';
import { confirmPayment as confirmByKey, payOrder } from '#shop/payments/payments.ts';
import { generousCardLimits, generousLimits } from '#tests/support/order-queue-capacity.ts';
import { token } from '#tests/support/test-payments.ts';
import { mug } from '../orders/order-fixtures.ts';
import { dyingShop } from './dying.ts';
import { actionRequired, card, checking, declined, placed, wallet } from './paying.ts';
import { oneAnswerFixtures } from './one-answer-fixtures.ts';

const {
  shop,
  db,
  query,
  payments,
  shopper,
  buy,
  anew,
  newKey,
  begin,
  confirm,
  chargesOf,
  chargeOf,
  ends,
  lost,
  ways: methods,
} = await oneAnswerFixtures();

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
  async function died(how: 'died' | 'failed', requests: Promise<unknown>): Promise<void> {
    const output = await requests.then(
      () => 'it did not die',
      (error: Error) => error.message,
    );
    if (output !== 'dead') throw new Error(output);
    if (how === 'died') await afterDeath();
  }

  /** Orders with a token, and ignores the answer as if it was lost. */
  async function lose(proof: string, key: string, [how, when]: (typeof methods)[number]): Promise<void> {
    if (how !== 'died' && how !== 'failed') {
      await loseConfirm(how, when);
      return isLost(await buy(card(proof), { 'idempotency-key': key }));
    }
    const dying = dyingShop(db, payments.provider, [how, when]);
    const order = payOrder(dying.db, dying.methods.for(5)!, {
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
    return died(how, order);
  }

  /**
   * Approves a wallet, and ignores the answer as if it was lost.
   * @returns the payment's key
   */
  async function loseWallet([how, when]: (typeof methods)[number]): Promise<string> {
    const { data } = await begin({ PaymentMethod: '2' }, newKey());
    await payments.act(chargeOf(data[0].WalletOrderId), token('approve.hook-none'));
    const { PaymentKey: key } = data[0];
    if (how === 'died' || how === 'failed') {
      const dying = dyingShop(db, payments.provider, [how, when]);
      await died(
        how,
        confirmByKey(dying.db, dying.methods, {
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
    it.each(methods)('repeating the request completes the payment (%s %s it was made)', async (...at) => {
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

  it.each(methods)(
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
    it.each(methods)(
      'card and wallet of a shopper who does not return are settled (%s %s it was charged)',
      async (...at) => {
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
      },
    );

    it.each(methods)(
      'a 3-D Secure challenge that was never shown is canceled (%s %s it was requested)',
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
    ] as const)('a wallet that the client has %s is settled', async (_what, made, times, end) => {
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

it('no request to the provider is repeated five hours after the first', async () => {
  const sent = card(token('approve.hook-none'));
  await payments.fault({ at: 'confirm', does: 'reset' });
  expect(await buy(sent)).toMatchObject(checking);
  await query`update payment set created_at = now() - interval '5 hours 1 second', submitted_at = now() - interval '5 hours 1 second'
    where customer_id = ${shopper.customerId}`;
  expect(await buy(sent)).toMatchObject(declined);
  await ends('nothing');
});

it('a token the provider does not know is declined, and no stock reserved', async () => {
  expect(await buy(card('tok_test_unheard-of'))).toMatchObject(declined);
  expect(await buy(card('no-token-of-theirs'))).toMatchObject(declined);
  await ends('nothing');
  const { data } = await begin({ PaymentMethod: '5' }, newKey());
  expect(await confirm(data[0].PaymentKey, 'tok_test_unheard-of')).toMatchObject(declined);
  await ends('nothing');
});
