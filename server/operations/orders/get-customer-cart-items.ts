import { messages } from '#contract/messages.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { priceShopCart, readCart, slowestDays } from '#shop/orders/orders.ts';
import { centsToDollars } from '#rules/money.ts';
import { handle, Refused } from '../../calls/operation.ts';
import { cartLineRow } from './cart-line-row.ts';

export const handler = handle(getCustomerCartItems, async ({ cartJsonData, languageCode }, { app }) => {
  const sent = readCart(cartJsonData);
  if (!sent) return new Refused(400, messages.texts.generalError);
  const { lines, totals } = await priceShopCart(app.db, sent);
  const ShippingDays = slowestDays(
    lines.filter(({ isDigital }) => !isDigital).map(({ shippingDays }) => shippingDays),
  );
  return {
    ...(ShippingDays && { ShippingDays }),
    productsData: lines.map((line) => cartLineRow(line, languageCode)),
    cartSubTotal: centsToDollars(totals.subtotalCents),
    shippingSubTotal: centsToDollars(totals.shippingCents),
    orderTotal: centsToDollars(totals.totalCents),
  };
});
