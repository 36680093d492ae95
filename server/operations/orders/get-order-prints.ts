import { defaultLanguage } from '#contract/languages.ts';
import { getOrderPrints } from '#contract/operations/orders/get-order-prints.ts';
import { printsOf } from '#shop/artwork/artwork.ts';
import { handle } from '../../calls/operation.ts';
import { orderPrintRow } from './printed-row.ts';

export const handler = handle(getOrderPrints, async ({ OrderId: orderId, languageCode }, { app, caller }) => {
  const prints = await printsOf(app.db, { orderId, customerId: caller.customerId });
  return prints.map((print) => orderPrintRow(print, languageCode === defaultLanguage));
});
