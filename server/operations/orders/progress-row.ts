import { orderStatuses } from '#contract/constants.ts';
import { defaultLanguage, type LanguageCode, languages } from '#contract/languages.ts';
import type { PaidAmount } from '#contract/payment-status.ts';
import { nameOfCell } from '#rules/cell-names.ts';
import { centsToDollars } from '#rules/money.ts';
import { jobPath } from '#shop/jobs/jobs.ts';
import {
  type FollowedOrder,
  hiddenStatuses,
  mayBeChanged,
  paidAmount,
  isInTransit,
  paymentNotes,
  type Parcel,
  type PaymentSummary,
  paymentSummaryOf,
  progressOf,
  storyOfOrder,
} from '#shop/orders/orders.ts';
import {
  awaitedTransfer,
  cancelRefusal,
  refundsDue,
  openBalance,
  paymentOfOrder,
  retainable,
} from '#shop/payments/payments.ts';
import type { AppContext } from '../../context/context.ts';
import { moneyRows } from './money-rows.ts';
import { rielPart } from './riel.ts';

interface RowFor {
  customerId: number;
  languageCode: LanguageCode;
  parcels: readonly Parcel[];
  /** The path of the page on which the viewer sees the order, if a link opened it. */
  page?: string;
}

/** Returns the progress of an order, its payments, and what its customer may do. */
export async function progressRow(
  { db, secret }: Pick<AppContext, 'db' | 'secret'>,
  order: FollowedOrder,
  { customerId, languageCode, parcels, page }: RowFor,
) {
  const payment = order.isOnDelivery ? null : await paymentOfOrder(db, order.orderId);
  const toReturn = order.isOnDelivery ? null : await refundsDue(db, order.orderId);
  const summary = await paymentSummaryOf(db, order.orderId);
  const mayPay = summary.status === 'balanceDue' || summary.status === 'onAccount';
  const rest = mayPay ? await openBalance(db, order.orderId) : null;
  const leftCents = order.isOnDelivery
    ? 0
    : Math.max(0, summary.receivedCents - summary.refundedCents - summary.refundingCents);
  const isActive = order.statusId === orderStatuses.active;
  const { cents, isApproved } =
    isActive || toReturn ? await retainable(db, order.orderId) : { cents: 0, isApproved: false };
  const retainedCents = order.isOnDelivery ? 0 : Math.min(cents, toReturn?.leftCents ?? 0);
  const backCents = Math.max(0, leftCents - retainedCents);
  const isAwaited = order.statusId === hiddenStatuses.awaitingPayment;
  const receiptPath = page === undefined ? `/parcels/${order.number}` : `${page}/receipt`;
  const payPath = jobPath(secret, languageCode, { ...order, version: order.linkVersion });
  return {
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
    Money: moneyRows(order, payment, summary),
    ...promiseRow(order),
    MayCancel: isAwaited || (!isApproved && cancelRefusal(order, toReturn) === null),
    MayChange:
      (isActive && (await mayBeChanged(db, order.orderId))) ||
      (isAwaited && (await awaitedTransfer(db, customerId, order.orderId)) !== null),
    GoesBack: centsToDollars(backCents),
    GoesBackRiel: paidAmount(summary, backCents).riel,
    Retained: centsToDollars(retainedCents),
    Payment: { ...paymentPart(summary), PayPath: rest && page === undefined ? payPath : '' },
    IsPickUp: order.isPickUp,
    ...(order.isCounter && { IsCounter: true as const }),
    CancelledByCustomer: order.isCancelledByCustomer,
    ...parcelPart(parcels, order, { languageCode, receiptPath }),
    Story: await storyOfOrder(db, order.orderId, summary),
    Goods: order.goods.map(({ nameEn, nameKm, picture, quantity }) => ({
      ProductName: (languageCode === defaultLanguage ? null : nameKm) ?? nameEn,
      DefaultImageUrl: picture,
      Quantity: quantity,
    })),
  };
}

/** Returns the days until the order arrives. They are unknown before the payment that they count from. */
export const promiseRow = (
  { statusId, hangsOn, countsFrom, approveBy, promisedDays }: FollowedOrder,
  days = promisedDays,
) => ({
  ShippingDays: statusId === hiddenStatuses.awaitingPayment || hangsOn === 'deposit' ? '' : days,
  OrderDay: countsFrom,
  ...(approveBy !== null && { ApproveDay: approveBy }),
});

function parcelPart(
  parcels: readonly Parcel[],
  order: FollowedOrder,
  { languageCode, receiptPath }: { languageCode: LanguageCode; receiptPath: string },
) {
  const { tag } = languages[languageCode];
  const left = parcels.flatMap(({ sentAt, deliveredAt, ...parcel }) =>
    sentAt === null
      ? []
      : {
          Number: parcel.tracking,
          Carrier: parcel.carrier,
          ReceiptPath: parcel.hasReceipt ? `${receiptPath}/${parcel.number}` : '',
          ParcelNumber: parcel.number,
          SentAt: sentAt.toISOString(),
          DeliveredAt: deliveredAt?.toISOString() ?? null,
          Contents: (parcel.units ?? []).map(({ nameEn, nameKm, options, quantity }) => ({
            ProductName: nameOfCell((tag === 'km' && nameKm) || nameEn, options, tag),
            Quantity: quantity,
          })),
          MayConfirm: isInTransit(order, { sentAt, deliveredAt }),
        },
  );
  const last = order.sentAt && left.at(-1);
  const isKnown = last && (last.Number || last.Carrier || last.ReceiptPath);
  return {
    Parcel: isKnown
      ? { Number: last.Number, Carrier: last.Carrier, ReceiptPath: last.ReceiptPath && receiptPath }
      : null,
    Parcels: left,
  };
}

const money = (amount: PaidAmount | null) =>
  amount && { Amount: centsToDollars(amount.cents), Riel: amount.riel };

const paymentPart = (summary: PaymentSummary) => ({
  Status: summary.status,
  Received: centsToDollars(summary.receivedCents),
  Refunded: centsToDollars(summary.refundedCents),
  Refunding: centsToDollars(summary.refundingCents),
  RefundDue: centsToDollars(summary.refundDueCents),
  Due: centsToDollars(summary.dueCents),
  Notes: paymentNotes(summary).map(({ key, amount, received, day }) => ({
    Key: key,
    Money: money(amount),
    Received: money(received),
    ...(day !== undefined && { Day: day }),
  })),
});
