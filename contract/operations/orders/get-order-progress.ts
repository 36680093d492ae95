import { z } from 'zod';
import { forAnyLink, forLink } from '../../for-link.ts';
import { operation } from '../../operation.ts';
import { paymentNotes, paymentStatuses } from '../../payment-status.ts';
import { languageCode, list, optionalId, recordValueJson } from '../../wire-types.ts';
import { orderRiel } from './riel-fields.ts';
import { storyRow } from './story-fields.ts';

/** A time, ISO 8601 with Z. Null if the event hasn't happened yet or wasn't recorded. */
const moment = z.string().nullable();

const step = z.object({
  /** The step. */
  Step: z.enum(['received', 'transfer', 'preparing', 'sent', 'delivered', 'ready', 'returned', 'cancelled']),
  /** `done`: completed; `now`: in progress; `next`: not started. */
  State: z.enum(['done', 'now', 'next']),
  /** When, ISO 8601 in UTC; null if it hasn’t happened yet or wasn’t recorded. */
  At: moment,
});

const money = z.object({
  /**
   * `due`: payment on delivery, still unpaid. `to-transfer`: awaiting a bank transfer. `paid`: paid by the order's
   * payment method. `goes-back`: refund requested. `gave-back`: refunded. `stuck`: the refund hasn't succeeded yet, and
   * staff are handling it.
   */
  Kind: z.enum(['due', 'to-transfer', 'paid', 'goes-back', 'gave-back', 'stuck']),
  /** The amount in dollars. */
  Amount: z.number(),
  /** When, ISO 8601 in UTC; null if it hasn’t happened yet or wasn’t recorded. */
  At: moment,
  /** The payment method of a balance. Omitted for the order's own payment. */
  Method: z.number().optional(),
});

/** An amount in dollars, and also in riel if the order is paid in riel. */
const amount = z.object({
  /** The amount in dollars. */
  Amount: z.number(),
  /** The same in riel; null if the order isn’t paid in riel. */
  Riel: z.number().nullable(),
});

const payment = z.object({
  /** The payment status. */
  Status: z.enum(paymentStatuses),
  /** What was received, in dollars. */
  Received: z.number(),
  /** What was refunded, in dollars. */
  Refunded: z.number(),
  /** What is being refunded, in dollars. */
  Refunding: z.number(),
  /** The amount to be refunded for which no refund has been requested yet. */
  RefundDue: z.number(),
  /** The amount due from the customer. */
  Due: z.number(),
  /** Sentences about the payment, in display order. Only `notePartPaid` has `Received`. */
  Notes: z.array(
    z.object({
      /** Which sentence it is. */
      Key: z.enum(paymentNotes),
      /** The amount in the sentence; null without one. */
      Money: amount.nullable(),
      /** What was received, if the sentence says so. */
      Received: amount.nullable(),
      /** The day by which it is to be paid, yyyy-mm-dd. Omitted if the sentence has none. */
      Day: z.string().optional(),
    }),
  ),
  /** The path of the page for paying the balance, or '' if there is none. */
  PayPath: z.string(),
});

const parcel = z.object({
  /** The tracking number. */
  Number: forAnyLink(z.string()),
  /** The carrier. */
  Carrier: forAnyLink(z.string()),
  /** The path of a picture of the carrier’s receipt. */
  ReceiptPath: forAnyLink(z.string()),
});

export const progressRow = z.object({
  OrderId: forAnyLink(z.number()),
  OrderNumber: forAnyLink(z.string()),
  LatestStatusID: forAnyLink(z.number()),
  PaymentMethodId: forAnyLink(z.number()),
  OrderTotal: forAnyLink(z.number()),
  Riel: forAnyLink(orderRiel),
  FirstName: forLink(z.string()),
  Email: z.string(),
  /** Not in the documented API: the phone number, or '' if the customer gave none. */
  MobileNo: z.string(),
  /** The destination in short: street and city. */
  AddressLineOne: z.string(),
  CityName: forLink(z.string()),
  /** The steps from the order to its delivery. */
  Steps: forAnyLink(z.array(step)),
  /** Payments and refunds, oldest first. */
  Money: forAnyLink(z.array(money)),
  /** The days from the order until the slowest item should arrive, e.g. `2-4`, or '' if unknown. */
  ShippingDays: forAnyLink(z.string()),
  /**
   * The day in the shop's time zone, yyyy-mm-dd, from which the shipping days count: of the order, of the approval of its proof,
   * or of its payment.
   */
  OrderDay: forAnyLink(z.string()),
  /** Not in the documented API: the day by which the customer has to approve a proof; omitted if the days are certain. */
  ApproveDay: forAnyLink(z.string().optional()),
  /** Whether the customer can cancel the order now. */
  MayCancel: forAnyLink(z.boolean()),
  /** Not in the documented API: whether the customer can change address, note and company now. */
  MayChange: forAnyLink(z.boolean()),
  /** What is refunded on canceling, in dollars. */
  GoesBack: forAnyLink(z.number()),
  /** Not in the documented API: the refund in riel. Null when the order is paid in dollars. */
  GoesBackRiel: forAnyLink(z.number().nullable()),
  /** Not in the documented API: what the shop retains for set-up and drawing if the customer cancels. */
  Retained: forAnyLink(z.number()),
  /** Not in the documented API: the order's payment status, as in emails, documents and the office. */
  Payment: forAnyLink(payment),
  /** Not in the documented API: whether the customer picks it up at the shop. `sent` then means that it is ready. */
  IsPickUp: forAnyLink(z.boolean()),
  /** Not in the documented API: the customer collects it at a branch or a bus station. Omitted if not. */
  IsCounter: forAnyLink(z.literal(true).optional()),
  /** Whether the customer canceled it. */
  CancelledByCustomer: forAnyLink(z.boolean()),
  /** Not in the documented API: the last shipment as staff entered it, or null. A missing part is ''. */
  Parcel: parcel.nullable(),
  /** Not in the documented API: all shipments that have left. */
  Parcels: z.array(
    parcel.extend({
      /** Its number within the order, from 1. */
      ParcelNumber: forAnyLink(z.number()),
      /** When it left, ISO 8601 with Z. */
      SentAt: forAnyLink(z.string()),
      /** When it arrived. */
      DeliveredAt: forAnyLink(moment),
      /** What it contains; empty if it is everything. */
      Contents: forLink(
        z.array(
          z.object({
            /** With its color and size, if the item has several. */
            ProductName: z.string(),
            /** The number of pieces. */
            Quantity: z.number(),
          }),
        ),
      ),
      /** Whether the customer can say that it arrived. */
      MayConfirm: forAnyLink(z.boolean()),
    }),
  ),
  /** Not in the documented API: what happens next, the same in every place. */
  Story: forAnyLink(storyRow),
  /** What was ordered. */
  Goods: forLink(
    z.array(z.object({ ProductName: z.string(), DefaultImageUrl: z.string(), Quantity: z.number() })),
  ),
});

export const getOrderProgress = operation({
  name: 'GET_ORDER_PROGRESS',
  path: 'dynamic/dataoperation/get-order-progress',
  summary:
    "Returns the progress of one of the caller's orders: its steps with their times, its payments, and whether it can be canceled. Without an id, the latest active order; an empty list if there is none. Kado-specific.",
  source: 'docs/internals/orders.md',
  caller: 'customer',
  queue: 'browse',
  request: z.object({ OrderId: optionalId, languageCode, recordValueJson }),
  response: list(progressRow),
});
