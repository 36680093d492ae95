import { z } from 'zod';
import { operation } from '../../operation.ts';
import { paymentNotes, paymentStatuses } from '../../payment-status.ts';
import { languageCode, list, optionalId, recordValueJson } from '../../wire-types.ts';
import { orderRiel } from './riel-fields.ts';

/** ISO 8601 with Z; null: not yet, or nobody noted it. */
const moment = z.string().nullable();

const step = z.object({
  Step: z.enum(['received', 'transfer', 'preparing', 'sent', 'delivered', 'ready', 'returned', 'cancelled']),
  /** `done`: it happened; `now`: it goes on; `next`: not yet. */
  State: z.enum(['done', 'now', 'next']),
  At: moment,
});

const money = z.object({
  /**
   * `due`: paid on delivery, still to come; `to-transfer`: to be transferred to the shop; `paid`: by the order's way to pay; `goes-back`: asked back; `gave-back`: it went
   * back; `stuck`: it could not be given back yet, and the staff looks at it.
   */
  Kind: z.enum(['due', 'to-transfer', 'paid', 'goes-back', 'gave-back', 'stuck']),
  Amount: z.number(),
  At: moment,
});

/** In dollars; also in riel when the order is paid in riel. */
const amount = z.object({ Amount: z.number(), Riel: z.number().nullable() });

const payment = z.object({
  Status: z.enum(paymentStatuses),
  Received: z.number(),
  Refunded: z.number(),
  /** Requested, and in progress. */
  Refunding: z.number(),
  /** To be refunded; no refund was requested yet. */
  RefundDue: z.number(),
  /** To be paid by the customer. */
  Due: z.number(),
  /** The sentences about it, in this order. Only `notePartPaid` has `Received`. */
  Notes: z.array(
    z.object({ Key: z.enum(paymentNotes), Money: amount.nullable(), Received: amount.nullable() }),
  ),
  /** Where the balance can be paid, from the root of the site; '' when there is none. */
  PayPath: z.string(),
});

const row = z.object({
  OrderId: z.number(),
  OrderNumber: z.string(),
  LatestStatusID: z.number(),
  PaymentMethodId: z.number(),
  OrderTotal: z.number(),
  Riel: orderRiel,
  FirstName: z.string(),
  Email: z.string(),
  /** Additive: '' when nobody left one. */
  MobileNo: z.string(),
  /** Where it goes, in short: street and city. */
  AddressLineOne: z.string(),
  CityName: z.string(),
  Steps: z.array(step),
  /** What was paid how, and what went back, oldest first. */
  Money: z.array(money),
  /** In how many days after the order it should arrive, the slowest of its goods: `2-4`; '' when nobody says. */
  ShippingDays: z.string(),
  /** The day of the order where the shop is, yyyy-mm-dd. */
  OrderDay: z.string(),
  /** Its customer may cancel it now; then this much goes back, in dollars. */
  MayCancel: z.boolean(),
  GoesBack: z.number(),
  /** Additive: the same in riel. Null when the order is paid in dollars. */
  GoesBackRiel: z.number().nullable(),
  /** Additive: its payment status, the same as in emails, documents and the office. */
  Payment: payment,
  CancelledByCustomer: z.boolean(),
  Goods: z.array(z.object({ ProductName: z.string(), DefaultImageUrl: z.string(), Quantity: z.number() })),
});

export const getOrderProgress = operation({
  name: 'GET_ORDER_PROGRESS',
  path: 'dynamic/dataoperation/get-order-progress',
  summary:
    "How one of the caller's own orders goes on: its steps with their times, its money, whether it may be cancelled. Without an id the newest that is under way; an empty list when there is none. A call of our own.",
  source: 'docs/decisions/028-after-the-order.md',
  caller: 'customer',
  queue: 'browse',
  request: z.object({ OrderId: optionalId, languageCode, recordValueJson }),
  response: list(row),
});
