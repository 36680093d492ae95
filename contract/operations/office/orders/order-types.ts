import { z } from 'zod';
import { hiddenOrderStatuses, orderStages, orderStatuses } from '../../../constants.ts';
import { paymentStatuses } from '../../../payment-status.ts';
import { bothTexts, id, personName, time } from '../office-types.ts';

/** An order's state by name: those customers see, one whose payment has not come, and one that is void. */
export const stateIds = { ...orderStatuses, ...hiddenOrderStatuses } as const;
export type OrderState = keyof typeof stateIds;
export const orderState = z.enum(Object.keys(stateIds) as [OrderState, ...OrderState[]]);

export const orderStage = z.enum(orderStages);

export const orderNumber = z.string().min(1).max(40);
/** A day, where the shop is. */
export const day = z.iso.date();
export const cents = z.number().int();
/** Of a way to pay. */
export const wayToPay = z.number().int();

/** How the money stands, as far as it goes through the shop; null: it is paid on delivery. */
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
  /** The city it goes to; '' when none was said. */
  place: bothTexts,
  /** By when it should be there, as its customer was told; null: nobody said. */
  promisedOn: day.nullable(),
  items: z.number(),
  wayToPay,
  payment: paymentState,
  /** Its payment status, as its customer reads it too. */
  paymentStatus: z.enum(paymentStatuses),
  /** null: the caller may not see money. */
  totalCents: cents.nullable(),
  /** What its customer still has to pay; null as above. */
  dueCents: cents.nullable(),
  sentAt: time.nullable(),
  /** Until when somebody has to confirm it, or it ends; null: nobody has to. */
  confirmBy: time.nullable(),
});
