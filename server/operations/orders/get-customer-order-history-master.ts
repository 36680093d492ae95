import { getCustomerOrderHistoryMaster } from '#contract/operations/orders/get-customer-order-history-master.ts';
import { ordersOf } from '#shop/orders/orders.ts';
import { centsToDollars } from '#rules/money.ts';
import { vatIn } from '#rules/vat.ts';
import { handle } from '../../calls/operation.ts';
import { recipientRow } from '../accounts/customer-row.ts';
import { deliveryRow } from './delivery-row.ts';
import { companyRow } from './company.ts';
import { giftRow } from './gift.ts';
import { rielPart } from './riel.ts';
import { statusNames } from './status-names.ts';

export const handler = handle(getCustomerOrderHistoryMaster, async (input, { app, caller }) => {
  const { languageCode, WithCancelled } = input;
  const orders = await ordersOf(app.db, caller.customerId, languageCode, WithCancelled === true);
  const statusName = await statusNames(app.db, languageCode);
  return orders.map((order) => ({
    OrderId: order.orderId,
    OrderNumber: order.number,
    OrderDateUTC: order.placedAt.toISOString(),
    LatestStatusName: statusName(order.statusId),
    TotalItems: order.totalItems,
    OrderTotal: centsToDollars(order.totalCents),
    LatestStatusID: order.statusId,
    PaymentMethodId: order.paymentMethodId,
    OrderSubTotal: centsToDollars(order.subtotalCents),
    ShippingTotal: centsToDollars(order.shippingCents),
    DiscountTotal: centsToDollars(order.discountCents),
    CouponCode: order.couponCode ?? '',
    ShippingAddress: {
      FirstName: order.firstName,
      LastName: order.lastName,
      MobileNo: order.mobile,
      AddressLineOne: order.address,
      CityName: order.cityName,
      StateName: order.stateName,
      CountryName: order.countryName,
      PostalCode: order.postalCode,
      ...(order.secondMobile && { SecondMobileNo: order.secondMobile }),
      ...recipientRow(order),
    },
    OrderNote: order.note,
    ...(order.gift && { Gift: giftRow(order.gift) }),
    ...(order.delivery && { Delivery: deliveryRow(order.delivery, languageCode) }),
    ...rielPart(order.riel),
    ...(order.company && { Company: companyRow(order.company) }),
    ...(order.vatRate !== null && {
      Vat: {
        Percent: order.vatRate / 100,
        Amount: centsToDollars(vatIn(order.totalCents, order.vatRate).vatCents),
        ...(order.vatAddedCents !== null && { IsAdded: true as const }),
      },
    }),
    ...(order.taxDocuments && {
      TaxDocuments: order.taxDocuments.map(({ kind, number }) => ({
        Kind: kind,
        Number: number,
        Path: `/tax-documents/${number}`,
      })),
    }),
    ...(order.confirmBy && { ConfirmUntil: order.confirmBy.toISOString() }),
    ...(order.transferBy && { TransferUntil: order.transferBy.toISOString() }),
  }));
});
