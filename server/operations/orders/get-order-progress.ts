import { defaultLanguage } from '#contract/languages.ts';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import { centsToDollars } from '#rules/money.ts';
import { followedOrder, hiddenStatuses, progressOf } from '#shop/orders/orders.ts';
import { cancelRefusal, moneyToReturn, paymentOfOrder } from '#shop/payments/payments.ts';
import { handle } from '../../calls/operation.ts';
import { moneyRows } from './money-rows.ts';
import { rielPart } from './riel.ts';

export const handler = handle(getOrderProgress, async ({ OrderId, languageCode }, { app, caller }) => {
  const { db } = app;
  const request = { customerId: caller.customerId, orderId: OrderId, language: languageCode };
  const order = await followedOrder(db, request);
  if (!order) return [];
  const payment = order.isOnDelivery ? null : await paymentOfOrder(db, order.orderId);
  const toReturn = order.isOnDelivery ? null : await moneyToReturn(db, order.orderId);
  const isAwaited = order.statusId === hiddenStatuses.awaitingPayment;
  return [
    {
      OrderId: order.orderId,
      OrderNumber: order.number,
      LatestStatusID: order.statusId,
      PaymentMethodId: order.paymentMethodId,
      OrderTotal: centsToDollars(order.totalCents),
      ...rielPart(order.riel),
      FirstName: order.firstName,
      Email: order.email,
      MobileNo: order.mobile,
      AddressLineOne: order.address,
      CityName: order.cityName,
      Steps: progressOf(order).map(({ step, state, at }) => ({
        Step: step,
        State: state,
        At: at?.toISOString() ?? null,
      })),
      Money: moneyRows(order, payment),
      // The days count from when there is money.
      ShippingDays: isAwaited ? '' : order.promisedDays,
      OrderDay: order.placedOn,
      MayCancel: isAwaited || cancelRefusal(order, toReturn) === null,
      GoesBack: centsToDollars(toReturn?.leftCents ?? 0),
      CancelledByCustomer: order.isCancelledByCustomer,
      Goods: order.goods.map(({ nameEn, nameKm, picture, quantity }) => ({
        ProductName: (languageCode === defaultLanguage ? null : nameKm) ?? nameEn,
        DefaultImageUrl: picture,
        Quantity: quantity,
      })),
    },
  ];
});
