import { messages } from '#contract/messages.ts';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { findOrders, paymentSummaries, sumOrders } from '#shop/orders/orders.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { mayAsk, orderEditSchema } from './order-edit-schema.ts';
import { orderRow, seesMoney } from './order-words.ts';

export const handler = handle(listOrders, async ({ limit, before, ...filter }, { app, caller }) => {
  if (!mayAsk(filter, caller)) return new Refused(403, messages.texts.notAllowed);
  const edit = { ...orderEditSchema(filter), before, limit: limit + 1 };
  const orders = await findOrders(app.db, edit);
  const rows = orders.slice(0, limit);
  const summaries = await paymentSummaries(
    app.db,
    rows.map(({ orderId }) => orderId),
  );
  const totals = before === null ? await sumOrders(app.db, edit) : null;
  return {
    orders: rows.flatMap((order) => {
      const summary = summaries.get(order.orderId);
      return summary ? [orderRow(order, summary, caller)] : [];
    }),
    hasMore: orders.length > limit,
    found: totals && {
      orders: totals.count,
      items: totals.items,
      totalCents: seesMoney(caller) ? totals.totalCents : null,
    },
  };
});
