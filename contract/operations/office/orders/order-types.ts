import { z } from 'zod';
import { hiddenOrderStatuses, orderStages, orderStatuses } from '../../../constants.ts';
import { paymentStatuses } from '../../../payment-status.ts';
import { onceRow } from '../../catalogue/terms-row.ts';
import { bothTexts, id, personName, time } from '../office-types.ts';
import { noNul } from '../../../wire-types.ts';

/** The VAT in a total. */
export const orderVat = z.object({
  /** The rate in hundredths of a percent: 1000 is 10 %. */
  rate: z.number(),
  /** Whether it was added to prices; otherwise they include it. */
  isAdded: z.boolean(),
  cents: z.number().int(),
});

/** The status ids of an order by name: those customers see, awaiting payment, and voided. */
export const stateIds = { ...orderStatuses, ...hiddenOrderStatuses } as const;
export type OrderState = keyof typeof stateIds;
export const orderState = z.enum(Object.keys(stateIds) as [OrderState, ...OrderState[]]);

export const orderStage = z.enum(orderStages);

export const orderNumber = z.string().min(1).max(40).refine(noNul);
/** A day in the shop's time zone. */
export const day = z.iso.date();
export const cents = z.number().int();
/** The id of a payment method. */
export const paymentMethod = z.number().int();

/** The payment status of money that passes through the shop. Null for cash on delivery. */
export const paymentState = z
  .enum([
    'created',
    'submitted',
    'needs_action',
    'unknown',
    'pending',
    'declined',
    'paid',
    'part_refunded',
    'refunded',
  ])
  .nullable();

export const listedOrder = z.object({
  id,
  number: z.string(),
  placedAt: time,
  state: orderState,
  customer: personName,
  /** The destination city, or '' if unset. */
  place: bothTexts,
  /** The delivery date promised to the customer, or null if none was promised. */
  promisedOn: day.nullable(),
  /** The day by which the customer has to approve a proof, so that `promisedOn` holds; null if it is certain. */
  approveBy: day.nullable(),
  /** The last day for which it waits for stock, or null if it waits for none. */
  awaitedUntil: day.nullable(),
  /** Whether all that was ordered beyond the stock has arrived, and its preparation hasn't started. */
  hasArrived: z.boolean(),
  /** The quantity of all items. */
  items: z.number(),
  wayToPay: paymentMethod,
  payment: paymentState,
  /** The order's payment status, as its customer also sees it. */
  paymentStatus: z.enum(paymentStatuses),
  /** Null if the caller may not see money. */
  totalCents: cents.nullable(),
  /** The balance due. Null if the caller may not see money. */
  dueCents: cents.nullable(),
  /** The day by which an unpaid order on account is to be paid. Null otherwise, or if the caller may not see money. */
  dueOn: day.nullable(),
  /** When its last unit left. */
  sentAt: time.nullable(),
  /** Whether some of its parcels have left, but not everything. */
  isPartlySent: z.boolean(),
  /** Whether the customer picks it up at the shop. */
  isPickUp: z.boolean(),
  /** The deadline for confirmation, after which the order expires. Null if it needs no confirmation. */
  confirmBy: time.nullable(),
});

/** The one-time charges of a line, beside its total. Each names its position, if it has one. */
export const onceCharges = z.array(z.object({ kind: onceRow.shape.Kind, cents, name: bothTexts }));
