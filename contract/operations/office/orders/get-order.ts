import { z } from 'zod';
import { deliveryKinds } from '../../../constants.ts';
import { optionAsks } from '../../../artwork.ts';
import { printArea } from '../../../forms/product-picture.ts';
import { operation } from '../../../operation.ts';
import { missingForWork } from '../../../proofs.ts';
import { unreachedReasons } from '../../../reach.ts';
import { storyActors, storyStates, storySteps, storyStepStates } from '../../../story.ts';
import { bothTexts, id, language, personName, time } from '../office-types.ts';
import { artworkFacts } from '../../orders/artwork-fields.ts';
import { officeExtras } from '../../orders/line-extra-fields.ts';
import { orderedCell } from './order-change-types.ts';
import {
  cents,
  listedOrder,
  onceCharges,
  orderNumber,
  orderState,
  orderVat,
  paymentState,
} from './order-types.ts';
import { parcelRow, unitToSend } from './parcel-types.ts';
import { proofRow } from './proof-types.ts';
import { orderSteps } from './take-order-step.ts';

const placement = z.object({ x: z.number(), y: z.number(), width: z.number(), turn: z.number() });

/** The staff member who did it, or '' if it wasn't staff. */
const staffName = z.string();

export const getOrder = operation({
  name: 'GET_ORDER',
  path: 'orders/get-order',
  summary:
    'Returns an order with all details the caller may see: no amounts without `payments.read`, and only the shipping details of the customer without `customers.read`. Each view is recorded in the audit log.',
  source: 'docs/internals/accounts.md',
  caller: { staff: 'orders.read', keys: 'documented' },
  refusals: { 404: ['notFound'] },
  request: z.object({ number: orderNumber }),
  response: listedOrder.extend({
    language,
    /** Why the shop can't notify the customer of changes, or null if it can. */
    unreached: z.enum(unreachedReasons).nullable(),
    /** Since when Telegram chats follow the order, oldest first. */
    chats: z.array(time),
    /** Steps available now. */
    steps: z.array(z.enum(orderSteps)),
    /** Numbers of the customer's other orders that are confirmed together with this one. */
    confirmedToo: z.array(orderNumber),
    maySend: z.boolean(),
    /** What happens next with it, as its customer reads it, too. */
    story: z.object({
      state: z.enum(storyStates),
      /** Who has to act. */
      actor: z.enum(storyActors),
      /** Since when; null if it isn't recorded. */
      since: time.nullable(),
      /** The time by which the customer has to act; null if there is none. */
      until: time.nullable(),
      /** The proof to approve, or the one to create; null if it isn't about a proof. */
      proof: z.number().nullable(),
      /** Its steps, from its receipt to its delivery, and when each was reached. */
      steps: z.array(
        z.object({ step: z.enum(storySteps), state: z.enum(storyStepStates), at: time.nullable() }),
      ),
    }),
    /** What work waits for before it can begin, and what staff let it begin without. */
    missing: z.array(z.enum(missingForWork)),
    waivers: z.array(
      z.object({
        what: z.enum(missingForWork),
        reason: z.string(),
        by: z.string(),
        name: staffName,
        at: time,
      }),
    ),
    note: z.string(),
    gift: z.object({ message: z.string(), wrap: z.boolean(), withoutPrices: z.boolean() }).nullable(),
    delivery: personName.extend({
      phone: z.string(),
      /** The second phone number, or '' if there is none. */
      secondPhone: z.string(),
      /** The recipient, or '' if it is the customer. */
      recipient: z.string(),
      recipientPhone: z.string(),
      address: z.string(),
      city: bothTexts,
      province: bothTexts,
      country: bothTexts,
      postalCode: z.string(),
    }),
    /** The company that it is for. Null if there is none, or the caller may not see customers. */
    company: z.object({ name: z.string(), taxNumber: z.string(), address: z.string() }).nullable(),
    /** The VAT in the total. Null if placed while VAT was off, or if the caller may not see money. */
    vat: orderVat.nullable(),
    /** The order's tax invoice and credit notes. Empty if the caller may not see money. */
    taxDocuments: z.array(
      z.object({ kind: z.enum(['invoice', 'creditNote']), number: z.string(), at: time, grossCents: cents }),
    ),
    /** The delivery method as offered when ordering. Null if the shop had none or no item is shipped. */
    deliveryWay: z
      .object({
        name: bothTexts,
        company: z.string(),
        kind: z.enum(deliveryKinds),
        days: z.string(),
        /** Null if the caller may not see money. */
        priceCents: cents.nullable(),
      })
      .nullable(),
    /** The last parcel that left. Everything about parcels is in `parcels`. */
    parcel: z.object({ number: z.string(), carrier: z.string(), hasReceipt: z.boolean() }),
    /** Parcels that are packed or have left. */
    parcels: z.array(parcelRow),
    toSend: z.array(unitToSend),
    /** Null if the caller may not see it. */
    account: z
      .object({
        id,
        email: z.string(),
        /** The customer's orders, including this one. */
        orders: z.number(),
        /** Whether the customer has received an order before. */
        isKnown: z.boolean(),
      })
      .nullable(),
    lines: z.array(
      z.object({
        id,
        productId: id,
        name: bothTexts,
        picture: z.string(),
        options: z.array(z.object({ attributeId: id, optionId: id, name: bothTexts, choice: bothTexts })),
        ...officeExtras,
        /** What the customer sent, or still has to send, for its options. */
        prints: z.array(
          z.object({
            attributeId: id,
            position: bothTexts,
            choice: bothTexts,
            asksFor: z.enum(optionAsks).exclude(['none']),
            artwork: z
              .object({
                id: z.uuid(),
                name: z.string(),
                bytes: z.number(),
                facts: artworkFacts,
                isScanned: z.boolean(),
              })
              .nullable(),
            /** Whether a virus scanner refused the file. */
            isRefused: z.boolean(),
            text: z.string(),
            names: z.array(z.string()),
            /** Whether the order waits for it. */
            isMissing: z.boolean(),
            /** Where the file is in the area of the picture; null if it is in the middle. */
            placement: placement.nullable(),
            picture: z
              .object({ path: z.string(), width: z.number(), height: z.number(), area: printArea })
              .nullable(),
            /** The colors of the chosen print; null if it has no limit. */
            colors: z.number().nullable(),
          }),
        ),
        /** Its pieces by color and size; omitted when all are alike. */
        cells: z
          .array(
            orderedCell.extend({
              cell: z.number(),
              /** The SKU of this color and size when it was ordered. */
              sku: z.string(),
              toPrepare: z.number(),
              isPacked: z.boolean(),
              isAwaited: z.boolean(),
            }),
          )
          .optional(),
        /** The SKU when it was ordered; '' if its cells have different ones. */
        sku: z.string(),
        /** Its proofs, newest first. */
        proofs: z.array(proofRow),
        quantity: z.number(),
        /** The quantity without refunded units. */
        toPrepare: z.number(),
        isDigital: z.boolean(),
        isPacked: z.boolean(),
        /** The day for which it was ordered beyond the stock. Omitted if it was there. */
        expectedOn: z.string().optional(),
        /** Whether pieces of it haven't arrived. */
        isAwaited: z.boolean(),
        unitCents: cents.nullable(),
        totalCents: cents.nullable(),
        /** Empty if the caller may not see money. */
        once: onceCharges,
      }),
    ),
    /** The totals that the customer saw. Null if the caller may not see money. */
    sums: z
      .object({
        subtotalCents: cents,
        /** The part of the subtotal that is charged once. Omitted if there is none. */
        onceCents: cents.optional(),
        shippingCents: cents,
        discountCents: cents,
        coupon: z.string(),
        totalCents: cents,
        /** The total in riel, or null if the shop had no rate. */
        riel: z.number().nullable(),
      })
      .nullable(),
    /** What its items earned: after the coupon and refunds, without VAT. Null if it is canceled, or if the caller may not see money and costs. */
    netSalesCents: cents.nullable(),
    /** What its items cost the shop, without pieces back in stock. Null if unknown, or if the caller may not see money and costs. */
    costCents: cents.nullable(),
    /** Null for cash on delivery, or if the caller may not see money. */
    money: z
      .object({
        provider: z.string(),
        state: paymentState.unwrap(),
        amountCents: cents,
        /** Whether it is the deposit of the order. */
        isDeposit: z.boolean(),
        refundedCents: cents,
        /** The partial payment while unpaid, and the amount the shop waived. */
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
    /** Amounts received, refunded, being refunded, to be refunded, due now and later, and retained. Null when the caller may not see money. */
    summary: z
      .object({
        receivedCents: cents,
        refundedCents: cents,
        /** The part of `refundedCents` that the order didn't need, such as a transfer of too much. */
        excessCents: cents,
        refundingCents: cents,
        refundDueCents: cents,
        dueCents: cents,
        laterCents: cents,
        retainedCents: cents,
        /** The part of refunds that only lowered what was due, so that no money was returned. */
        loweredCents: cents,
      })
      .nullable(),
    history: z.array(
      z.object({ at: time, from: orderState.nullable(), to: orderState, by: z.string(), name: staffName }),
    ),
  }),
});
