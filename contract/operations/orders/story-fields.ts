import { z } from 'zod';
import { storyStates, storySteps } from '../../story.ts';

/** An amount in dollars, and also in riel if the order is paid in riel. */
const sum = z.object({
  /** The amount in dollars. */
  Amount: z.number(),
  /** The same in riel; null if the order isn’t paid in riel. */
  Riel: z.number().nullable(),
});

/** Not in the documented API: what happens next with an order, the same in every place. */
export const storyRow = z.object({
  /** The one thing that happens next. */
  State: z.enum(storyStates),
  /** Who has to act: the customer or the shop; `done` once neither has. */
  Who: z.enum(['you', 'us', 'done']),
  /** Since when, ISO 8601 in UTC; null if unknown. */
  Since: z.string().nullable(),
  /** The time by which the customer has to act, ISO 8601 in UTC; null if there is none. */
  Until: z.string().nullable(),
  /** The number of the proof that is checked or drawn. Omitted if it’s about none. */
  ProofNumber: z.number().optional(),
  /** Whether the customer picks it up at the shop. */
  IsPickUp: z.boolean(),
  /** Whether the shop calls before it delivers. */
  IsCalled: z.boolean(),
  /** The steps; of a printed order with its proof and approval. */
  Steps: z.array(
    z.object({
      /** The step. */
      Step: z.enum(storySteps),
      /** `done`: completed; `now`: in progress; `next`: not started. */
      State: z.enum(['done', 'now', 'next']),
      /** When, ISO 8601 in UTC; null if it hasn’t happened yet or wasn’t recorded. */
      At: z.string().nullable(),
    }),
  ),
  /** What was paid and not refunded. */
  Paid: sum,
  /** What is due now. */
  DueNow: sum,
  /** What is due later. */
  DueLater: sum,
  /** When that is due. */
  LaterWhen: z.enum(['ready', 'delivery', 'day']),
  /** The day by which it is to be paid, yyyy-mm-dd. Omitted if it isn’t on account. */
  DueOn: z.string().optional(),
  /** The days until it arrives, e.g. `2-4`, or '' if unknown. */
  ShippingDays: z.string(),
  /** The day from which they count, yyyy-mm-dd. */
  OrderDay: z.string(),
  /** The day by which a proof has to be approved, yyyy-mm-dd. Omitted if the days are certain. */
  ApproveDay: z.string().optional(),
});
