import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { bothTexts, id, language, personName, time } from '../office-types.ts';
import { cents, listedOrder, orderNumber, orderState, paymentState } from './order-types.ts';
import { orderSteps } from './take-order-step.ts';

/** Of the staff who did it; '' when somebody else did. */
const staffName = z.string();

export const getOrder = operation({
  name: 'GET_ORDER',
  path: 'orders/get-order',
  summary:
    'One order with everything on it that the caller may see: no money without `payments.read`, of its customer no more than the parcel needs without `customers.read`. Each look is in the audit.',
  source: 'docs/decisions/061-staff.md',
  caller: { staff: 'orders.read' },
  queue: 'office',
  request: z.object({ number: orderNumber }),
  response: listedOrder.extend({
    language,
    /** What can be done with it now. */
    steps: z.array(z.enum(orderSteps)),
    /** Numbers of other orders of this customer that confirming this one confirms. */
    confirmedToo: z.array(orderNumber),
    maySend: z.boolean(),
    note: z.string(),
    gift: z.object({ message: z.string(), wrap: z.boolean(), withoutPrices: z.boolean() }).nullable(),
    delivery: personName.extend({
      phone: z.string(),
      /** Another one to try; '' none. */
      secondPhone: z.string(),
      /** Who takes it; '' the customer. */
      recipient: z.string(),
      recipientPhone: z.string(),
      address: z.string(),
      city: bothTexts,
      province: bothTexts,
      country: bothTexts,
      postalCode: z.string(),
    }),
    /** How it is delivered, as it was offered then; null: the shop had set no ways, or nothing is sent. */
    deliveryWay: z
      .object({
        name: bothTexts,
        company: z.string(),
        kind: z.enum(['door', 'branch', 'bus']),
        days: z.string(),
        /** null: the caller may not see money. */
        priceCents: cents.nullable(),
      })
      .nullable(),
    parcel: z.object({ number: z.string(), carrier: z.string(), hasReceipt: z.boolean() }),
    /** null: the caller may not see it. */
    account: z
      .object({
        id,
        email: z.string(),
        /** Of theirs, this one among them. */
        orders: z.number(),
        /** Something was delivered to them. */
        isKnown: z.boolean(),
      })
      .nullable(),
    lines: z.array(
      z.object({
        id,
        productId: id,
        name: bothTexts,
        picture: z.string(),
        options: z.array(z.object({ name: bothTexts, choice: bothTexts })),
        quantity: z.number(),
        /** The quantity without refunded pieces. */
        toPrepare: z.number(),
        isDigital: z.boolean(),
        isPacked: z.boolean(),
        unitCents: cents.nullable(),
        totalCents: cents.nullable(),
      }),
    ),
    /** As the customer saw them; null: the caller may not see money. */
    sums: z
      .object({
        subtotalCents: cents,
        shippingCents: cents,
        discountCents: cents,
        coupon: z.string(),
        totalCents: cents,
        /** What the total was in riel; null: the shop had no rate. */
        riel: z.number().nullable(),
      })
      .nullable(),
    /** null: it is paid on delivery, or the caller may not see money. */
    money: z
      .object({
        provider: z.string(),
        state: paymentState.unwrap(),
        amountCents: cents,
        refundedCents: cents,
        /** What came of it while it is not paid, and what of it the shop bears. */
        partCents: cents,
        letGoCents: cents,
        disputedAt: time.nullable(),
        events: z.array(z.object({ at: time, to: z.string(), source: z.string(), detail: z.string() })),
        refunds: z.array(
          z.object({
            at: time,
            settledAt: time.nullable(),
            cents,
            state: z.enum(['created', 'done', 'failed']),
            by: z.string(),
            name: staffName,
            reason: z.string(),
          }),
        ),
      })
      .nullable(),
    /** Amounts received, refunded, being refunded, to be refunded and due. Null when the caller may not see money. */
    summary: z
      .object({
        receivedCents: cents,
        refundedCents: cents,
        refundingCents: cents,
        refundDueCents: cents,
        dueCents: cents,
      })
      .nullable(),
    history: z.array(
      z.object({ at: time, from: orderState.nullable(), to: orderState, by: z.string(), name: staffName }),
    ),
  }),
});
