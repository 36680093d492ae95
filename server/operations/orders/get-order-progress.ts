import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import { followedOrder, parcelsOf } from '#shop/orders/orders.ts';
import { handle } from '../../calls/operation.ts';
import { progressRow } from './progress-row.ts';

export const handler = handle(getOrderProgress, async ({ OrderId, languageCode }, { app, caller }) => {
  const { customerId } = caller;
  const order = await followedOrder(app.db, { customerId, orderId: OrderId, language: languageCode });
  if (!order) return [];
  const parcels = await parcelsOf(app.db, order.orderId);
  return [await progressRow(app, order, { customerId, languageCode, parcels })];
});
