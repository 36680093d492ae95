import { messages } from '#contract/messages.ts';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { findOrders, paymentSummaries, sumOrders } from '#shop/orders/orders.ts';
import { handle, Refused } from '../../../calls/operation.ts';
import { mayAsk, orderWish } from './order-wish.ts';
import { orderRow, seesMoney } from './order-words.ts';

export const handler = handle(listOrders, async ({ limit, before, ...filter }, { app, caller }) => {
  if (!mayAsk(filter, caller)) return new Refused(403, messages.texts.notAllowed);
  const wish = { ...orderWish(filter), before, limit: limit + 1 };
  const orders = await findOrders(app.db, wish);
  const rows = orders.slice(0, limit);
  const summaries = await paymentSummaries(
    app.db,
    rows.map(({ orderId }) => orderId),
  );
  const sums = before === null ? await sumOrders(app.db, wish) : null;
  return {
    orders: rows.flatMap((order) => {
      const summary = summaries.get(order.orderId);
      return summary ? [orderRow(order, summary, caller)] : [];
    }),
    hasMore: orders.length > limit,
    found: sums && {
      orders: sums.count,
      items: sums.items,
      totalCents: seesMoney(caller) ? sums.totalCents : null,
    },
  };
});
