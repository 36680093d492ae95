import { describe, expect, it } from 'vitest';
import { token } from '#tests/support/test-payments.ts';
import { mug } from '../orders/order-fixtures.ts';
import { actionRequired, card, checking, declined, placed, wallet } from './paying.ts';
import { oneAnswerFixtures } from './one-answer-fixtures.ts';

const {
  shop,
  payments,
  pay,
  orders,
  stockOf,
  shopper,
  buy,
  before,
  newKey,
  refused,
  begin,
  confirm,
  giveUp,
  chargesOf,
  chargeOf,
  ends,
} = await oneAnswerFixtures();

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
    expect(await stockOf(1)).toBe(before.stock - 1);
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
  expect(await stockOf(1)).toBe(before.stock - 4);
});

describe('same request under another key while the first may still be paid', () => {
  const newToken = () => card(token('approve.hook-none'));

  it('the same request under another key returns the first order if it was paid: one order, one charge, and both keys lead to it', async () => {
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

  it('the same request under another key waits for the outcome of the first, and reserves no stock, while the provider does not respond', async () => {
    const second = newKey();
    await payments.fault({ at: 'confirm', does: 'reset', isDone: true });
    expect(await buy(newToken(), newKey())).toMatchObject(checking);
    await payments.fault({ at: 'cancel', does: 'error' });
    const again = newToken();
    expect(await buy(again, second)).toMatchObject(checking);
    expect(await stockOf(1)).toBe(before.stock - 1);
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

  it('the same request under another key returns the first order if it was paid in the browser without the shop knowing', async () => {
    const { data } = await begin({ PaymentMethod: '5' }, newKey());
    await payments.act(chargeOf(data[0].ClientSecret), token('approve.hook-none'));
    const second = newKey();
    const answer = await begin({ PaymentMethod: '5' }, second);
    expect(answer).toMatchObject(placed);
    expect(await begin({ PaymentMethod: '5' }, second)).toEqual(answer);
    expect(await confirm(data[0].PaymentKey)).toEqual(answer);
    await ends('placed');
  });

  it('the same request under another key shows another form if the first is waiting, and an unknown outcome while the provider is silent', async () => {
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
