import { paymentMethodIds } from '#contract/constants.ts';
import { defaultLanguage } from '#contract/languages.ts';
import { messages } from '#contract/messages.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { postCustomerOrder } from '#contract/operations/orders/post-customer-order.ts';
import { isRefusal, placeOrder, readCart } from '#shop/orders/orders.ts';
import { centsToDollars } from '#shop/pricing/pricing.ts';
import { announceChange } from '../../announce-catalogue.ts';
import { handle, Refused } from '../../operation.ts';
import { refusedRow } from './refused-row.ts';

export const handler = handle(postCustomerOrder, async (input, { app, caller, idempotencyKey }) => {
  // Cards and wallets come with their providers; existing clients know this answer from the reference back end.
  if (input.PaymentMethod !== paymentMethodIds.cashOnDelivery)
    return new Refused(501, messages.texts.paymentUnavailable, []);
  const lines = readCart(input.cartJsonData);
  if (!lines || caller.customerId === null) return new Refused(400, messages.texts.generalError);
  const outcome = await placeOrder(app.db, {
    lines,
    customerId: caller.customerId,
    couponCode: input.CouponCode,
    note: input.OrderNote,
    expectedTotalCents: input.ExpectedTotal,
    idempotencyKey,
    language: input.languageCode,
    dailyCap: app.config.cashOnDeliveryDailyCap,
  });
  if (outcome === 'busy') return new Refused(503, messages.texts.shopIsBusy);
  if (isRefusal(outcome)) {
    const { newTotalCents } = outcome;
    const row = refusedRow(outcome, input.languageCode ?? defaultLanguage);
    const total = newTotalCents === undefined ? {} : { OrderTotal: centsToDollars(newTotalCents) };
    return new Refused(409, row.ResponseMsg, [{ ...row, ...total }]);
  }
  if (outcome.isStockNews) await announceChange(app);
  const { orderId, number, totalCents } = outcome;
  return [
    {
      ResponseMsg: serverAnswers.orderPlaced,
      OrderId: orderId,
      OrderNumber: number,
      OrderTotal: centsToDollars(totalCents),
    },
  ];
});
