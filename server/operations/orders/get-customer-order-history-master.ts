import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { ordersOf, storiesOf } from '#shop/orders/orders.ts';
import { handle } from '../../calls/operation.ts';
import { orderRow } from './order-row.ts';
import { statusNames } from './status-names.ts';

/** How many orders come without paging. */
const maxOrders = 500;

export const handler = handle(getCustomerOrderHistoryMaster, async (input, { app, caller }) => {
  const { languageCode, WithCancelled, PageNo, PageSize } = input;
  const orders = await ordersOf(app.db, caller.customerId, languageCode, {
    withCancelled: WithCancelled === true,
    skip: PageSize === null ? 0 : (PageNo - 1) * PageSize,
    limit: PageSize ?? maxOrders,
  });
  const statusName = await statusNames(app.db, languageCode);
  const stories = await storiesOf(
    app.db,
    orders.map(({ orderId }) => orderId),
  );
  return orders.map((order) => {
    const Story = stories.get(order.orderId);
    return { ...orderRow(order, { languageCode, statusName }), ...(Story && { Story }) };
  });
});
