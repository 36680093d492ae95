import { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { availableFromTexts } from '#shop/localisation/localisation.ts';
import { itemsOf } from '#shop/orders/orders.ts';
import { handle } from '../../calls/operation.ts';
import { itemRow } from './item-row.ts';

export const handler = handle(
  getCustomerOrderHistoryDetail,
  async ({ OrderId, WithCancelled, languageCode }, { app, caller }) => {
    const scope = WithCancelled === true ? 'placed' : 'valid';
    const items = await itemsOf(app.db, caller.customerId, OrderId, scope);
    const textOfDay = await availableFromTexts(app.db, languageCode, items);
    return items.map((item) => itemRow(item, languageCode, textOfDay));
  },
);
