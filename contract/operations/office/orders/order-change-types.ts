import { z } from 'zod';
import { isPhone, plainPhone } from '../../../forms/phone.ts';
import { notedChannels } from '../../../proofs.ts';
import { id, text } from '../office-types.ts';
import { cents, orderNumber } from './order-types.ts';

export const both = z.object({ en: z.string(), km: z.string() });

const phone = text(0, 50)
  .transform(plainPhone)
  .refine((given) => given === '' || isPhone(given));

const quantity = z.number().int().min(0).max(1_000_000);

const cellId = z.number().int().min(0).max(2_147_483_647);

/** Pieces of a line by color and size, if they differ. Ids are 0 if it has none. */
export const officeCells = z
  .array(z.object({ colorId: cellId, sizeId: cellId, quantity }))
  .min(1)
  .max(200)
  .optional();

/** Pieces of a line with the same color and size. */
export const orderedCell = z.object({
  colorId: cellId,
  sizeId: cellId,
  /** Its color and size: `Red, M`. */
  name: both,
  quantity: z.number(),
  /** The price of one. Null if the caller may not see money. */
  unitCents: cents.nullable(),
});

/** The requested new contents of an order. */
export const orderEditSchema = z.object({
  number: orderNumber,
  /** The lines to keep. All others are removed. */
  stay: z
    .array(
      z.object({
        line: id,
        quantity,
        cells: officeCells,
        /** Whether the price of the new quantity replaces one that was agreed by a proof. */
        isByQuantity: z.boolean().optional(),
        /** Printing positions and other print options to add, at current prices. */
        prints: z
          .array(z.object({ attributeId: id, optionId: id }))
          .max(30)
          .optional(),
      }),
    )
    .max(100),
  /** New lines at current prices, one per product. */
  add: z
    .array(
      z.object({
        productId: id,
        quantity,
        options: z.array(z.object({ attributeId: id, optionId: id })).max(30),
        cells: officeCells,
      }),
    )
    .max(50),
  /** Null leaves it unchanged. */
  address: z
    .object({
      firstName: text(1, 200),
      lastName: text(0, 150),
      mobile: phone,
      /** Omitted to leave it unchanged. */
      secondMobile: phone.optional(),
      recipient: text(0, 200).optional(),
      recipientMobile: phone.optional(),
      address: text(1, 600),
      postalCode: text(0, 20),
      /** If both ids are null, state and city stay as written. */
      stateId: id.nullable(),
      cityId: id.nullable(),
    })
    .nullable(),
  /** Null keeps the delivery method. */
  deliveryWayId: id.nullable(),
  /** How the customer asked for added positions, if staff note it. */
  channel: z.enum(notedChannels).optional(),
});

/** The reason an order can't be changed this way. It applies to the whole order if there is no product. */
export const orderEditError = z.object({
  code: z.enum([
    'empty',
    'unchanged',
    'gone',
    'twice',
    'file',
    'choice',
    'quantity',
    'minimum',
    'short',
    'too-large',
    'place',
    'way',
    'deposit',
    'payment',
    'credit',
  ]),
  productId: id.nullable(),
  /** The maximum possible quantity; the minimum for `minimum`. */
  n: z.number().nullable(),
});

/** The effect on payment: no change, collected on delivery, refunded, or a balance due. */
export const moneyPlan = z.object({ how: z.enum(['same', 'on-delivery', 'back', 'rest']), cents });
