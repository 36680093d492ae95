import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { ordersOf } from '#shop/orders/orders.ts';
import { handle } from '../../calls/operation.ts';
import { orderRow } from './order-row.ts';
import { statusNames } from './status-names.ts';

export const handler = handle(getCustomerOrderHistoryMaster, async (input, { app, caller }) => {
  const { languageCode, WithCancelled } = input;
  const orders = await ordersOf(app.db, caller.customerId, languageCode, WithCancelled === true);
  const statusName = await statusNames(app.db, languageCode);
  return orders.map((order) => orderRow(order, { languageCode, statusName }));
});
