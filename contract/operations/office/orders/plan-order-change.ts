import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, version } from '../office-types.ts';
import { both, orderEditError, moneyPlan, orderEditSchema } from './order-change-types.ts';
import { cents, onceCharges, orderVat } from './order-types.ts';

const choice = both.extend({ id });

export const planOrderChange = operation({
  name: 'PLAN_ORDER_CHANGE',
  path: 'orders/plan-order-change',
  summary:
    'Previews an edit of an order: existing items keep their prices, new items have current prices, and the coupon is applied again. Nothing is saved.',
  source: 'docs/decisions/066-one-order-page-that-edits.md',
  caller: { staff: 'orders.change' },
  request: orderEditSchema,
  response: z.object({
    version,
    lines: z.array(
      z.object({
        /** Null for a new line. */
        line: id.nullable(),
        productId: id,
        name: both,
        picture: z.string(),
        quantity: z.number(),
        /** The day for which the edit takes it beyond the stock. Omitted if it doesn't. */
        expectedOn: z.string().optional(),
        /** Null if the caller may not see money. */
        unitCents: cents.nullable(),
        totalCents: cents.nullable(),
        /**
         * The price of a piece that was agreed by a proof, which holds unless `isByQuantity` is sent, and the one of the new
         * quantity. Omitted for other lines, and if the caller may not see money.
         */
        agreed: z.object({ cents, byQuantityCents: cents }).optional(),
        once: onceCharges,
        /**
         * The available options of a new line; of one with several colors or sizes, the product’s colors and sizes. A line
         * that stays also has the print options of positions without a print.
         */
        attributes: z.array(
          choice.extend({ isNeeded: z.boolean(), chosen: id.nullable(), options: z.array(choice) }),
        ),
      }),
    ),
    /** Null if the caller may not see money. */
    sums: z
      .object({
        subtotalCents: cents,
        /** The part of the subtotal that is charged once. Omitted if there is none. */
        onceCents: cents.optional(),
        shippingCents: cents,
        discountCents: cents,
        coupon: z.string(),
        totalCents: cents,
        /** Omitted if it was placed while VAT was off. */
        vat: orderVat.optional(),
        riel: z.number().nullable(),
      })
      .nullable(),
    /** The coupon that no longer applies, or '' if none is lost. */
    lostCoupon: z.string(),
    deliveryWays: z.array(
      z.object({
        id,
        name: both,
        company: z.string(),
        /** Whether the customer picks the order up at the shop. */
        isPickUp: z.boolean(),
        priceCents: cents.nullable(),
        days: z.string(),
      }),
    ),
    deliveryWayId: id.nullable(),
    money: moneyPlan.nullable(),
    faults: z.array(orderEditError),
  }),
});
