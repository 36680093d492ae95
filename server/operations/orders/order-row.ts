import { orderStatuses } from '#contract/constants.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { centsToDollars } from '#rules/money.ts';
import { vatIn } from '#rules/vat.ts';
import type { OrderSummary } from '#shop/orders/orders.ts';
import { recipientRow } from '../accounts/customer-row.ts';
import { companyRow } from './company.ts';
import { deliveryRow } from './delivery-row.ts';
import { giftRow } from './gift.ts';
import { rielPart } from './riel.ts';

interface RowFor {
  languageCode: LanguageCode;
  statusName: (statusId: number) => string;
  /** The path before the number of a tax document. */
  papers?: string;
}

/** Returns an order as in its customer's list. */
export const orderRow = (
  order: OrderSummary,
  { languageCode, statusName, papers = '/tax-documents' }: RowFor,
) => ({
  OrderId: order.orderId,
  OrderNumber: order.number,
  OrderDateUTC: order.placedAt.toISOString(),
  LatestStatusName: statusName(order.statusId),
  TotalItems: order.totalItems,
  TotalPieces: order.totalPieces,
  OrderTotal: centsToDollars(order.totalCents),
  ...(order.depositCents !== null && { Deposit: centsToDollars(order.depositCents) }),
  ...(order.later && { DueLater: centsToDollars(order.later.cents), DueLaterWhen: order.later.due }),
  ...(order.dueOn !== null && { DueOn: order.dueOn }),
  ...(order.isOverdue && { Overdue: true as const }),
  LatestStatusID: order.statusId,
  PaymentMethodId: order.paymentMethodId,
  OrderSubTotal: centsToDollars(order.subtotalCents),
  ...(order.onceCents > 0 && { SetupTotal: centsToDollars(order.onceCents) }),
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
      Path: `${papers}/${number}`,
    })),
  }),
  ...(order.confirmBy && { ConfirmUntil: order.confirmBy.toISOString() }),
  ...(order.isPartlySent && order.statusId === orderStatuses.inProgress && { IsPartSent: true as const }),
  ...(order.transferBy && { TransferUntil: order.transferBy.toISOString() }),
});
