import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { getRefundable } from '#contract/operations/office/money/get-refundable.ts';
import { planRefund } from '#contract/operations/office/money/plan-refund.ts';
import { refundOrder } from '#contract/operations/office/money/refund-order.ts';
import { takeOrderStep } from '#contract/operations/office/orders/take-order-step.ts';
import { getInvoices } from '#contract/operations/office/orders/get-invoices.ts';
import { cancelOrder } from '#contract/operations/orders/cancel-order.ts';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import { formatAmount } from '#rules/money.ts';
import { changeSettings } from '#shop/content/content.ts';
import { orderToChange } from '#shop/orders/orders.ts';
import {
  changeOrder,
  confirmBalancePaid,
  noteRefundByHand,
  openBalance,
  paymentMethods,
  processRefunds,
} from '#shop/payments/payments.ts';
import { depositShop, half, total } from './deposit-shop.ts';

const { shop, office, owner, staff, shopper, order, summary, restOf, ask } = await depositShop();
const { db, query, request, reconcile } = shop;
const vat = {
  vatOn: true,
  vatRate: 1000,
  vatOnTop: false,
  vatNumber: 'K001-100',
  invoiceDeposits: true,
} as const;
const noVat = { vatOn: null, vatRate: null, vatOnTop: null, vatNumber: null, invoiceDeposits: null };
afterEach(() => changeSettings(db, noVat, 'system'));

/** Gives an order a set-up of $4.00, and a proof in this state, if any. */
async function withProof(orderId: number, state: 'sent' | 'approved' | null) {
  await query`update order_item set once = '[{"kind": "setup", "cents": 400}]', once_cents = 400 where order_id = ${orderId}`;
  if (state)
    await query`insert into proof (item_id, number, print_hash, order_version, total_cents, sheet, state, made_by, sent_at, answered_at, answered_by)
      select id, 1, sha256(''), 1, ${total}, 'x', ${state}, 'staff 1', now(), case when ${state} = 'approved' then now() end,
        case when ${state} = 'approved' then 'link' end from order_item where order_id = ${orderId}`;
}
const progress = async (OrderId: number) => (await request(getOrderProgress, { OrderId }, shopper)).data[0];
const cancel = (OrderId: number) => request(cancelOrder, { OrderId }, shopper);
const refund = (number: string, of: object, leftCents: number) =>
  staff(refundOrder, { number, of, leftCents, reason: 'canceled', key: randomUUID().replaceAll('-', '') });
/** The provider refuses all refunds that are due. */
async function refuseRefunds() {
  const refuse = async () => ({ state: 'failed', reason: 'refused' }) as const;
  await query`update refund set next_try_at = now() where next_try_at is not null`;
  const methods = paymentMethods([{ ...shop.payments.provider, refund: refuse, findRefund: refuse }]);
  await processRefunds(db, methods, { only: null, limit: 100 });
}
const documents = (orderId: number) => query`
  select kind, part, gross_cents as gross, vat_cents as vat from tax_document where order_id = ${orderId} order by id`;
const month = async () =>
  (
    await query`select coalesce(sum(net_cents), 0)::int as net, coalesce(sum(vat_cents), 0)::int as vat from vat_month`
  )[0];

describe('a canceled order whose set-up was done', () => {
  it('a canceled printed order is refunded in full to a customer who cancels before the first proof', async () => {
    const { OrderId } = await order('card');
    await withProof(OrderId, null);
    expect(await progress(OrderId)).toMatchObject({ MayCancel: true, GoesBack: 15.54, Retained: 0 });
    await cancel(OrderId);
    await reconcile();
    expect(await summary(OrderId)).toMatchObject({
      status: 'refunded',
      refundedCents: half,
      retainedCents: 0,
    });
  });

  it('a deposit is refunded minus the set-up after the first proof, and page and email say the amount', async () => {
    const { OrderId } = await order('card');
    await withProof(OrderId, 'sent');
    expect(await progress(OrderId)).toMatchObject({ MayCancel: true, GoesBack: 11.54, Retained: 4 });
    expect((await cancel(OrderId)).envelope.statusCode).toBe(200);
    await reconcile();
    expect(await summary(OrderId)).toMatchObject({
      receivedCents: half,
      refundedCents: half - 400,
      refundDueCents: 0,
      retainedCents: 400,
    });
    const [{ content }] = await query`
      select content from outbox_mail where recipient = ${shopper.email} and kind = 'orderCancelled'`;
    expect(content.notes).toContainEqual(
      expect.objectContaining({ key: 'noteRetained', amount: { cents: 400, riel: null } }),
    );
    expect(await restOf(OrderId)).toBeUndefined();
    const [{ status_id: status }] = await query`select status_id from customer_order where id = ${OrderId}`;
    expect(status).toBe(5);
  });

  it('a printed order can only be canceled by staff once the proof is approved', async () => {
    const { OrderId } = await order('card');
    await withProof(OrderId, 'approved');
    expect(await progress(OrderId)).toMatchObject({ MayCancel: false });
    expect((await cancel(OrderId)).data[0]).toMatchObject({ MessageCode: 'cancelApproved' });
  });

  it.each([
    ['the default', 400],
    ['another amount', 1000],
    ['everything', half],
  ] as const)(
    'the shop keeps %s of a canceled order if staff decide so, and it becomes refunded',
    async (_what, retainedCents) => {
      const { OrderId, number } = await order('card');
      await withProof(OrderId, 'approved');
      const { refundable } = (await staff(getRefundable, { number })).data;
      expect(refundable).toMatchObject({ mayRetain: true, retainedCents: 400, leftCents: half });
      const of = { kind: 'whole', isRestocked: false, retainedCents };
      const plan = (await staff(planRefund, { number, of, leftCents: half })).data;
      expect(plan).toMatchObject({ cents: half - retainedCents, isWhole: true });
      expect(JSON.stringify(plan.mail)).toContain(`We keep ${formatAmount(retainedCents)}`);
      expect((await refund(number, { ...of, retainedCents: half + 1 }, half)).status).toBe(409);
      expect((await refund(number, of, half)).data).toMatchObject({ cents: half - retainedCents });
      await reconcile();
      expect(await summary(OrderId)).toMatchObject({
        refundedCents: half - retainedCents,
        refundDueCents: 0,
        dueCents: 0,
        retainedCents,
      });
      const [{ status_id: status }] = await query`select status_id from customer_order where id = ${OrderId}`;
      expect(status).toBe(5);
    },
  );

  it('later refunds of a canceled order don’t mention what a failed one would have kept', async () => {
    const { OrderId, number } = await order('card');
    await withProof(OrderId, 'sent');
    await refund(number, { kind: 'whole', isRestocked: false, retainedCents: 400 }, half);
    await query`update refund set state = 'failed' where payment_id in (select id from payment where order_id = ${OrderId})`;
    const of = { kind: 'amount', cents: 100 };
    const plan = (await staff(planRefund, { number, of, leftCents: half })).data;
    expect(plan).toMatchObject({ cents: 100 });
    expect(JSON.stringify(plan.mail)).not.toContain('We keep');
  });

  it('a canceled order retains no amount once the refund that should have retained it failed', async () => {
    await changeSettings(db, { ...vat, invoiceDeposits: null }, 'system');
    const { OrderId, number } = await order('card', {});
    await staff(takeOrderStep, { number, step: 'prepare', from: 'active' });
    await withProof(OrderId, 'sent');
    await refund(number, { kind: 'whole', isRestocked: false, retainedCents: 400 }, total);
    await refuseRefunds();
    await refund(number, { kind: 'amount', cents: total - 300 }, total);
    await reconcile();
    const status = async () =>
      (await query`select status_id from customer_order where id = ${OrderId}`)[0].status_id;
    expect(await status()).toBe(2);
    await refund(number, { kind: 'whole', isRestocked: false }, 300);
    await reconcile();
    expect(await status()).toBe(5);
    expect((await documents(OrderId)).map(({ gross }) => gross)).toEqual([total, total - 300, 300]);
  });

  it('a canceled order gets a credit note for the retained amount once staff refund it, too', async () => {
    await changeSettings(db, { ...vat, invoiceDeposits: null }, 'system');
    const { OrderId, number } = await order('card');
    await withProof(OrderId, 'sent');
    await refund(number, { kind: 'whole', isRestocked: false, retainedCents: 400 }, half);
    await reconcile();
    await refund(number, { kind: 'amount', cents: 400 }, 400);
    await reconcile();
    expect((await documents(OrderId)).map(({ kind, gross }) => [kind, gross])).toEqual([
      ['invoice', 400],
      ['creditNote', 400],
    ]);
  });

  it('a canceled order owes no balance again when a refund that had lowered it fails', async () => {
    const { OrderId, number } = await order('card', { Deposit: true }, 2);
    const [{ id }] = await query`select id from order_item where order_id = ${OrderId}`;
    await refund(number, { kind: 'lines', lines: [{ id, cell: 0, quantity: 2, isRestocked: false }] }, half);
    await query`update customer_order set status_id = 5 where id = ${OrderId}`;
    await refuseRefunds();
    expect(await restOf(OrderId)).toBeUndefined();
  });

  it('the shop keeps no part of an order that is complete', async () => {
    const { OrderId, number } = await order('card', {});
    await query`update customer_order set status_id = 3 where id = ${OrderId}`;
    await withProof(OrderId, 'approved');
    const of = { kind: 'whole', isRestocked: false, retainedCents: 400 };
    expect((await refund(number, of, total)).status).toBe(409);
  });

  it('a canceled printed order has an invoice for the retained amount, and credit notes for the rest', async () => {
    await changeSettings(db, { ...vat, invoiceDeposits: null }, 'system');
    const before = await month();
    const { OrderId, number } = await order('card');
    await withProof(OrderId, 'sent');
    await refund(number, { kind: 'whole', isRestocked: false, retainedCents: 400 }, half);
    await reconcile();
    expect(await documents(OrderId)).toEqual([{ kind: 'invoice', part: 'whole', gross: 400, vat: 36 }]);
    const after = await month();
    expect([after.net - before.net, after.vat - before.vat]).toEqual([364, 36]);
  });
});

describe('invoices of deposits', () => {
  it('deposit invoices are for the deposit at once and for the rest when work begins, and add up to the total and its VAT', async () => {
    await changeSettings(db, vat, 'system');
    const before = await month();
    const { OrderId, number } = await order('card');
    expect(await documents(OrderId)).toEqual([{ kind: 'invoice', part: 'deposit', gross: half, vat: 141 }]);
    await staff(takeOrderStep, { number, step: 'prepare', from: 'active' });
    expect(await documents(OrderId)).toEqual([
      { kind: 'invoice', part: 'deposit', gross: half, vat: 141 },
      { kind: 'invoice', part: 'final', gross: half, vat: 142 },
    ]);
    const after = await month();
    expect([after.net + after.vat - before.net - before.vat, after.vat - before.vat]).toEqual([total, 283]);
    const numbers = await query`select number from tax_document where order_id = ${OrderId} order by id`;
    const [one, two] = numbers.map((each) => Number((each['number'] as string).split('-')[2]));
    expect(two! - one!).toBe(1);
    const pdf = await office.request(getInvoices, { numbers: [number] }, owner.cookie);
    expect(pdf.status).toBe(200);
  });

  it('deposit invoices are credited by refunds, before and after the final one', async () => {
    await changeSettings(db, vat, 'system');
    const before = await month();
    const { OrderId, number } = await order('card');
    await refund(number, { kind: 'amount', cents: 500 }, half);
    await reconcile();
    expect((await documents(OrderId)).at(-1)).toEqual({
      kind: 'creditNote',
      part: 'whole',
      gross: 500,
      vat: 45,
    });
    await staff(takeOrderStep, { number, step: 'prepare', from: 'active' });
    await ask(number);
    expect((await documents(OrderId)).at(-1)).toMatchObject({ part: 'final', gross: half });
    const after = await month();
    expect(after.net + after.vat - before.net - before.vat).toBe(total - 500);
  });

  it('a second invoice covers the amount retained above the deposit, so that both together cover all of it', async () => {
    await changeSettings(db, vat, 'system');
    const before = await month();
    const { OrderId, number } = await order('card');
    await ask(number);
    const balance = (await openBalance(db, OrderId))!;
    await confirmBalancePaid(db, { orderId: OrderId, ...balance, reference: 'FT 1', by: 'staff 1' });
    await refund(number, { kind: 'whole', isRestocked: false, retainedCents: 2000 }, total);
    await reconcile();
    for (const each of await query`select id from refund where state = 'created' and next_try_at is null`)
      await noteRefundByHand(db, each.id, { reference: `OUT ${each.id}`, by: 'staff 1' });
    expect(await documents(OrderId)).toEqual([
      { kind: 'invoice', part: 'deposit', gross: half, vat: 141 },
      { kind: 'invoice', part: 'retained', gross: 2000 - half, vat: 182 - 141 },
    ]);
    const after = await month();
    expect([after.net - before.net, after.vat - before.vat]).toEqual([1818, 182]);
    const pdf = await office.request(getInvoices, { numbers: [number] }, owner.cookie);
    expect(pdf.status).toBe(200);
  });

  /** Edits an order of mugs, lets its work begin, and returns its documents, without their VAT. */
  async function lowered(pieces: number, refunds: () => Promise<unknown> = async () => undefined) {
    const placed = await order('card', { Deposit: true }, 3);
    const edited = (await orderToChange(db, placed.OrderId))!;
    const stay = edited.lines.map(({ itemId }) => ({ itemId, quantity: pieces }));
    const wish = { orderId: placed.OrderId, stay, add: [], address: null, deliveryWayId: null };
    const change = { wish, version: edited.version, shownCents: null, actor: 'staff 1' } as const;
    expect(await changeOrder(db, change)).toMatchObject({ state: 'changed' });
    await refunds();
    await staff(takeOrderStep, { number: placed.number, step: 'prepare', from: 'active' });
    return placed;
  }
  const grosses = async (orderId: number) =>
    (await documents(orderId)).map(({ kind, part, gross }) => [kind, part, gross]);
  const ofDeposit = ['invoice', 'deposit', 2331];
  const ofEdit = ['creditNote', 'whole', 777];

  it('a deposit invoice gets a credit note, and no invoice of 0.00, when an edit lowers the total below the deposit', async () => {
    await changeSettings(db, vat, 'system');
    const pending = await lowered(1);
    expect(await grosses(pending.OrderId)).toEqual([ofDeposit, ofEdit]);
    await reconcile();
    expect(await grosses(pending.OrderId)).toEqual([ofDeposit, ofEdit]);
    const done = await lowered(1, reconcile);
    expect(await grosses(done.OrderId)).toEqual([ofDeposit, ofEdit]);
    await refund(done.number, { kind: 'amount', cents: 100 }, half);
    await reconcile();
    expect((await grosses(done.OrderId)).at(-1)).toEqual(['creditNote', 'whole', 100]);
    const { OrderId } = await lowered(2);
    expect(await grosses(OrderId)).toEqual([ofDeposit, ['invoice', 'final', 777]]);
  });

  it('tax documents stay true to the sale when the refund of an edit fails and staff make it by hand', async () => {
    await changeSettings(db, vat, 'system');
    const { OrderId, number } = await lowered(1, refuseRefunds);
    expect(await grosses(OrderId)).toEqual([ofDeposit, ofEdit]);
    expect(await summary(OrderId)).toMatchObject({ refundDueCents: 777 });
    await refund(number, { kind: 'amount', cents: 777 }, 2331);
    await reconcile();
    expect(await grosses(OrderId)).toEqual([ofDeposit, ofEdit]);
    expect(await summary(OrderId)).toMatchObject({ receivedCents: 2331, refundedCents: 777 });
  });

  it('deposit invoices of a canceled order are credited in full', async () => {
    await changeSettings(db, vat, 'system');
    const before = await month();
    const { OrderId } = await order('card');
    await cancel(OrderId);
    await reconcile();
    expect((await documents(OrderId)).at(-1)).toEqual({
      kind: 'creditNote',
      part: 'whole',
      gross: half,
      vat: 141,
    });
    expect(await month()).toEqual(before);
  });

  it('deposit invoices are not issued unless the setting asks for them, nor for an order that is paid in full', async () => {
    await changeSettings(db, { ...vat, invoiceDeposits: null }, 'system');
    expect(await documents((await order('card')).OrderId)).toEqual([]);
    await changeSettings(db, vat, 'system');
    expect(await documents((await order('card', {})).OrderId)).toEqual([]);
  });
});
