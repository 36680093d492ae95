import { beforeAll, describe, expect, it } from 'vitest';
import { refundPayment, reportIfDue, type PaymentProvider } from '#shop/payments/payments.ts';
import { newShopper } from '#tests/support/shop-api.ts';
import { agedList } from '#tests/guarantees/money/aged-list.ts';
import { token } from '#tests/support/test-payments.ts';
import { mug } from '../orders/order-fixtures.ts';
import { card, payingShop } from './paying.ts';

const shop = await payingShop();
const { db, query, payments, pay, latest } = shop;

const again = () => query`delete from payment_report`;
const old = agedList(payments.provider);
const report = async (provider = old) => {
  await again();
  return reportIfDue(db, provider, 0);
};

describe('nightly comparison with the provider’s list', () => {
  beforeAll(async () => {
    for (let count = 0; count < 3; count += 1)
      await pay(await newShopper(db), [mug(1)], card(token('approve.hook-none')));
    const refunded = await newShopper(db);
    await pay(refunded, [mug(1)], card(token('approve.hook-none')));
    await refundPayment(db, payments.methods, (await latest(refunded)).id, {
      cents: 100,
      reason: 'x',
      by: 'staff 1',
    });
    await pay(await newShopper(db), [mug(1)], card(token('decline')));
  });

  it('the nightly comparison finds no differences in an empty list, and runs once a day in one of many processes', async () => {
    await again();
    const made = await Promise.all(Array.from({ length: 5 }, () => reportIfDue(db, old, 0)));
    const reports = made.filter((each) => each !== null);
    expect(reports).toMatchObject([{ charges: 4, differences: [] }]);
    expect(await reportIfDue(db, old, 0)).toBeNull();
  });

  it('the nightly comparison includes charges captured before the list begins, however late they were settled', async () => {
    const shopper = await newShopper(db);
    await pay(shopper, [mug(1)], card(token('approve.hook-none')));
    const { id } = await latest(shopper);
    const rows = await query`select reference from payment where id = ${id}`;
    // Returns recent payments only, as in a provider's list of a day and a half.
    const recent: PaymentProvider = {
      ...old,
      charges: async (since, page, signal) => {
        const { charges, next } = await old.charges(since, page, signal);
        return { charges: charges.filter((each) => each.reference !== rows[0]!.reference), next };
      },
    };
    const missed = async () =>
      (await report(recent))?.differences.filter(({ kind }) => kind === 'payment without charge');
    expect(await missed()).toMatchObject([{ paymentId: id }]);
    await query`update payment set created_at = now() - interval '40 hours', submitted_at = now() - interval '40 hours',
      settled_at = now() - interval '1 hour' where id = ${id}`;
    expect(await missed()).toEqual([]);
  });

  it('the nightly comparison is retried an hour later if the provider does not respond', async () => {
    await again();
    await payments.fault({ at: 'list', does: 'error' });
    await expect(reportIfDue(db, old, 0)).rejects.toThrow('500');
    expect(await reportIfDue(db, old, 0)).toBeNull();
    await query`update payment_report set started_at = now() - interval '61 minutes'`;
    expect(await reportIfDue(db, old, 0)).not.toBeNull();
  });
});
