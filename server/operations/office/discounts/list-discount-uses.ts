import { listDiscountUses } from '#contract/operations/office/discounts/list-discount-uses.ts';
import { resultsOfDiscounts, usesOfDiscount } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { customerName, seesMoney, stateOf } from '../orders/order-row.ts';
import { resultsFor } from './discount-rows.ts';

const pageSize = 25;

export const handler = handle(listDiscountUses, async ({ id, before }, { app, caller }) => {
  const [brought] = (await resultsOfDiscounts(app.db, [id])).values();
  const results = resultsFor(caller, brought);
  const { permissions } = caller;
  if (!permissions.has('orders.read')) return { results, uses: null, hasMore: false };
  const found = await usesOfDiscount(app.db, id, { before, limit: pageSize + 1 });
  const [isMoney, seesCustomer] = [seesMoney(caller), permissions.has('customers.read')];
  return {
    results,
    uses: found.slice(0, pageSize).map((use) => ({
      orderId: use.orderId,
      number: use.number,
      at: use.placedAt.toISOString(),
      state: stateOf(use.statusId),
      customer: seesCustomer ? customerName(use) : null,
      offCents: isMoney ? use.offCents : null,
      totalCents: isMoney ? use.totalCents : null,
    })),
    hasMore: found.length > pageSize,
  };
});
