import { messages } from '#contract/messages.ts';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { findOrderIds, listedOrders, paymentSummaries, sumOrders } from '#shop/orders/orders.ts';
import { maxCounted } from '#shop/records/records.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { maySortBy, orderEditSchema } from './order-edit-schema.ts';
import { orderRow, seesMoney } from './order-row.ts';

export const handler = handle(listOrders, async ({ limit, before, skip, ...filter }, { app, caller }) => {
  if (!maySortBy(filter, caller)) return new Refused(403, messages.texts.notAllowed);
  const edit = { ...orderEditSchema(filter), before, skip, limit: limit + 1 };
  const ids = await findOrderIds(app.db, edit);
  const shown = ids.slice(0, limit);
  const [rows, summaries, totals] = await Promise.all([
    listedOrders(app.db, shown),
    paymentSummaries(app.db, shown),
    before === null ? sumOrders(app.db, edit, maxCounted + 1) : null,
  ]);
  return {
    orders: rows.flatMap((order) => {
      const summary = summaries.get(order.orderId);
      return summary ? [orderRow(order, summary, caller)] : [];
    }),
    hasMore: ids.length > limit,
    found: totals && {
      orders: Math.min(totals.count, maxCounted),
      hasMore: totals.count > maxCounted,
      items: totals.items,
      totalCents: seesMoney(caller) ? totals.totalCents : null,
    },
  };
});
