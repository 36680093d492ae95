import { onAccountMethodId } from '#contract/constants.ts';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { availableFromTexts, labelsOf } from '#shop/localisation/localisation.ts';
import { creditLeft, priceShopCart, readCart, type ShopCart } from '#shop/orders/orders.ts';
import { payableCents } from '#rules/cart-totals.ts';
import { addedRate } from '#rules/vat.ts';
import { depositOf } from '#rules/deposit.ts';
import { centsToDollars } from '#rules/money.ts';
import { customerIdOf } from '../../calls/caller.ts';
import { unreadable } from '../../calls/form-refusal.ts';
import { handle } from '../../calls/operation.ts';
import { cartLineRow } from './cart-line-row.ts';
import { deliveryRow } from './delivery-row.ts';

export const handler = handle(
  getCustomerCartItems,
  async ({ cartJsonData, languageCode, StateProvinceId }, call) => {
    const sent = readCart(cartJsonData);
    if (!sent) return unreadable('cartJsonData');
    const { lines, totals, delivery, vat, deposit, account, ...days } = await priceShopCart(
      call.app.db,
      sent,
      customerIdOf(call.caller),
      StateProvinceId,
    );
    const { promisedDays: ShippingDays, provinceDays: ProvinceShippingDays, needsApproval } = days;
    const totalCents = payableCents(totals, 0, addedRate(vat));
    const textOfDay = await availableFromTexts(call.app.db, languageCode, lines);
    return {
      ...(Number(ShippingDays) !== 0 && { ShippingDays }),
      ...(ProvinceShippingDays !== ShippingDays && { ProvinceShippingDays }),
      ...(needsApproval && { NeedsApproval: true as const }),
      ...(delivery?.isPricedLater && { ShippingLater: true }),
      ...(delivery &&
        !delivery.isPricedLater && {
          DeliveryWays: delivery.methods.map((method) => deliveryRow(method, languageCode)),
        }),
      ...(delivery?.method && {
        DeliveryWayId: delivery.method.methodId,
        DeliveryPrice: centsToDollars(delivery.method.priceCents),
      }),
      productsData: lines.map((line) => cartLineRow(line, languageCode, textOfDay)),
      cartSubTotal: centsToDollars(totals.subtotalCents),
      ...(totals.onceCents && { SetupTotal: centsToDollars(totals.onceCents) }),
      shippingSubTotal: centsToDollars(totals.shippingCents),
      orderTotal: centsToDollars(totalCents),
      ...depositPart(deposit, totalCents),
      ...(lines.some(({ isDecorated }) => isDecorated) && { Decorated: true }),
      ...(account && {
        OnAccount: {
          PaymentMethodId: onAccountMethodId,
          Name: (await labelsOf(call.app.db, paymentStatusLabels, languageCode)).onAccount,
          Days: account.days,
          DueOn: account.dueOn,
          Left: centsToDollars(creditLeft(account)),
        },
      }),
      ...(vat && { Vat: { Rate: vat.rate, AddedRate: addedRate(vat) } }),
    };
  },
);

/** Returns the deposit of a cart in the API's fields. */
function depositPart(deposit: ShopCart['deposit'], totalCents: number) {
  if (!deposit) return {};
  const { percent: Percent, fromCents, due } = deposit;
  const nowCents = depositOf(totalCents, deposit);
  return {
    Deposit: { Percent, From: centsToDollars(fromCents), Due: due === 'delivery' ? due : ('ready' as const) },
    ...(nowCents !== null && {
      DueNow: centsToDollars(nowCents),
      DueLater: centsToDollars(totalCents - nowCents),
    }),
  };
}
