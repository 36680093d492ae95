import { describe, expect, it } from 'vitest';
import { getJob } from '#contract/operations/orders/get-job.ts';
import { takeJobAct } from '#contract/operations/orders/take-job-act.ts';
import { token } from '#tests/support/test-payments.ts';
import { depositShop, half, methods, total } from './deposit-shop.ts';

const { shop, codeOf, order, summary, ask } = await depositShop();
const { query, request, payments, reconcile, books } = shop;

describe('the page of an order with a balance, behind its link', () => {
  const act = async (Code: string, more: object) =>
    (await request(takeJobAct, { Code, Act: 'pay', languageCode: 'en', ...more })).data[0]!;
  const pageOf = async (Code: string) => (await request(getJob, { Code, languageCode: 'en' })).data[0]!;

  async function byCode(code: string, PaymentMethod: number): Promise<number | undefined> {
    await act(code, { PaymentMethod });
    await payments.transfer((await pageOf(code)).Payment!.Code!.Text);
    await query`update payment set next_look_at = now(), busy_until = null where rest_id is not null`;
    await reconcile();
    return (await pageOf(code)).Order.OrderId;
  }
  /** Pays by a form. A repeated request gets the same answer, and collects no second time. */
  async function byForm(code: string, PaymentMethod: number): Promise<number | undefined> {
    const { PaymentKey, WalletOrderId, ClientSecret, DueNow } = await act(code, { PaymentMethod });
    const charge = payments
      .ledger()
      .find(({ id, secret }) => id === WalletOrderId || secret === ClientSecret);
    if (WalletOrderId) await payments.act(charge!, token('approve'));
    const proof = { PaymentMethod, PaymentKey, Proof: WalletOrderId ? '' : token('approve') };
    const [one, two] = [await act(code, proof), await act(code, proof)];
    return one.OrderId === two.OrderId && DueNow === 15.54 ? one.OrderId : undefined;
  }
  const payIt = { card: byForm, wallet: byForm, khqr: byCode };

  it.each(['card', 'wallet', 'khqr'] as const)(
    'the page of an order takes the balance by %s, without a login',
    async (method) => {
      const before = await books();
      const { OrderId, number } = await order('khqr');
      await ask(number);
      const code = await codeOf(OrderId);
      const PaymentMethod = Number(methods[method]);
      expect(
        (await pageOf(code)).Payment?.Methods.map(
          (each: { PaymentMethodId: number }) => each.PaymentMethodId,
        ),
      ).toEqual(expect.arrayContaining([2, 5, 8]));
      expect(await payIt[method](code, PaymentMethod)).toBe(OrderId);
      expect((await pageOf(code)).Progress.Money.at(-1)).toMatchObject({
        Kind: 'paid',
        Method: PaymentMethod,
      });
      expect(await pageOf(code)).toMatchObject({ Payment: null });
      expect(await summary(OrderId)).toMatchObject({ status: 'paid', receivedCents: total });
      expect((await books()) - before).toBe(total);
    },
  );

  it('a balance is charged once to two devices that pay it at the same time', async () => {
    const before = await books();
    const { OrderId, number } = await order('khqr');
    await ask(number);
    const code = await codeOf(OrderId);
    const begin = (PaymentMethod: number) => act(code, { PaymentMethod });
    const begun = [await begin(5), await begin(5)];
    await Promise.all(
      begun.map(({ PaymentKey }) => act(code, { PaymentMethod: 5, PaymentKey, Proof: token('approve') })),
    );
    await reconcile();
    expect((await books()) - before).toBe(total);
    expect(await pageOf(code)).toMatchObject({ Payment: null });
    const { receivedCents, refundedCents } = await summary(OrderId);
    expect(receivedCents - refundedCents).toBe(total);
  });

  it('the page of an order completes no payment of another order, and begins none by a method that the shop does not offer', async () => {
    const [one, other] = [await order('khqr'), await order('khqr')];
    for (const { number } of [one, other]) await ask(number);
    const [code, foreign] = [await codeOf(one.OrderId), await codeOf(other.OrderId)];
    const { PaymentKey } = await act(code, { PaymentMethod: 5 });
    const wrong = { PaymentMethod: 5, PaymentKey, Proof: token('approve') };
    expect(await act(foreign, wrong)).toMatchObject({ MessageCode: 'notFound' });
    expect(await act(code, { PaymentMethod: 9 })).toMatchObject({ MessageCode: 'jobChanged' });
    await query`update payment_method set offered = false where id = 5`;
    expect(await act(code, { PaymentMethod: 5 })).toMatchObject({ MessageCode: 'jobChanged' });
    await query`update payment_method set offered = true where id = 5`;
    expect(await summary(one.OrderId)).toMatchObject({ status: 'balanceDue', dueCents: half });
  });

  it('a card’s form is on a page of its own, which is the only one with a script', async () => {
    const { OrderId, number } = await order('khqr');
    const code = await codeOf(OrderId);
    const open = (path = '') => shop.server.inject({ url: `/en/job/${code}${path}` });
    expect((await open('/pay?method=5')).statusCode).toBe(303);
    await ask(number);
    const page = await open();
    expect(page.body).toContain('/pay?method=5');
    expect(page.body).not.toContain('<script');
    expect(page.body).not.toContain('after that the order is canceled');
    const paying = await open('/pay?method=5');
    expect(paying.statusCode).toBe(200);
    expect(paying.body).toContain('<div id="pay">');
    expect(paying.body).toMatch(/<script type="module" src="[^"]*paying/u);
    expect(paying.headers['cache-control']).toBe('no-store');
    for (const wrong of ['/pay?method=8', '/pay?method=9', '/pay'])
      expect((await open(wrong)).statusCode).toBe(303);
  });

  it('the page of an order says that we are checking while the outcome of a card is unknown, and asks for nothing', async () => {
    const { OrderId, number } = await order('khqr');
    await ask(number);
    const code = await codeOf(OrderId);
    const { PaymentKey } = await act(code, { PaymentMethod: 5 });
    await query`update payment set state = 'unknown' where key = ${PaymentKey ?? ''}`;
    const { Payment } = await pageOf(code);
    expect(Payment).toMatchObject({ State: 'checking' });
  });
});
