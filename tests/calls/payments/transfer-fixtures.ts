import { beforeEach } from 'vitest';
import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { getTransfer } from '#contract/operations/payments/get-transfer.ts';
import { bankAccount, fillBankNames } from '#tests/support/banks.ts';
import { newShopper, type Shopper } from '#tests/support/shop-api.ts';
import { staffPaymentsOf } from '#tests/support/staff-payments.ts';
import { mug } from '../orders/order-fixtures.ts';
import { payingShop } from './paying.ts';

/** Starts a shop for tests of bank transfers. */
export async function transferFixtures() {
  const shop = await payingShop();
  const { db, query, request, pay, stockOf, mails, reconcile, books, latest } = shop;
  // The same row as in the reference data.
  await query`insert into payment_method (id, picture, position, shown_as, provider) values
    (7, '/bank.svg', 1, 'nothing', null), (9, '/bank.svg', 2, 'transfer', 'transfer') on conflict do nothing`;
  await query`insert into payment_method_text (payment_method_id, language_id, name)
    select id, 1, 'Bank transfer' from payment_method where id in (7, 9) on conflict do nothing`;

  let current: Shopper;
  const shopper = () => current;
  beforeEach(async () => {
    current = await newShopper(db);
    await fillBankNames(db, bankAccount);
  });

  const byTransfer = { PaymentMethod: '9' };
  const order = async (lines: readonly object[] = [mug(2)], more: object = {}) =>
    (await pay(current, lines, { ...byTransfer, ...more })).data[0];
  const { confirm, refuse, recordSent, ordersFor } = staffPaymentsOf(db);
  const statusOf = async (number: string): Promise<number> =>
    (await query`select status_id from customer_order where number = ${number}`)[0].status_id;
  const transferOf = async ({ OrderNumber }: { OrderNumber: string }, who = current) =>
    (await request(getTransfer, { OrderNumber }, who)).data[0];
  const listed = async (more: object = {}) =>
    (await request(getCustomerOrderHistoryMaster, { UserId: current.customerId, ...more }, current)).data;
  const endTime = (number: string) =>
    query`update payment set expires_at = now() - interval '1 second' where reference = ${number}`;
  const audited = async (event: string) =>
    (await query`select detail, actor from audit_entry where event = ${event} order by id desc limit 1`)[0];
  return {
    audited,
    books,
    byTransfer,
    confirm,
    db,
    endTime,
    latest,
    listed,
    mails,
    order,
    ordersFor,
    pay,
    query,
    reconcile,
    recordSent,
    refuse,
    request,
    shop,
    shopper,
    statusOf,
    stockOf,
    transferOf,
  };
}
