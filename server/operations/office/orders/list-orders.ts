import { orderStatuses } from '#contract/constants.ts';
import { listOrders } from '#contract/operations/office/orders/list-orders.ts';
import { stateIds } from '#contract/operations/office/orders/order-types.ts';
import { findOrders, sumOrders } from '#shop/orders/orders.ts';
import { handle } from '../../../calls/operation.ts';
import { orderRow, seesMoney } from './order-words.ts';

export const handler = handle(
  listOrders,
  async ({ states, waysToPay, limit, ...filter }, { app, caller }) => {
    const statusIds =
      states?.map((state) => stateIds[state]) ?? Object.values(filter.stage ? stateIds : orderStatuses);
    const wish = { ...filter, statusIds, methodIds: waysToPay, limit: limit + 1 };
    const orders = await findOrders(app.db, wish);
    const sums = filter.before === null ? await sumOrders(app.db, wish) : null;
    return {
      orders: orders.slice(0, limit).map((order) => orderRow(order, caller)),
      hasMore: orders.length > limit,
      found: sums && {
        orders: sums.count,
        items: sums.items,
        totalCents: seesMoney(caller) ? sums.totalCents : null,
      },
    };
  },
);
