import { z } from 'zod';
import { isPhone, plainPhone } from '../../../forms/phone.ts';
import { id, text } from '../office-types.ts';
import { cents, orderNumber } from './order-types.ts';

export const both = z.object({ en: z.string(), km: z.string() });

const phone = text(0, 50)
  .transform(plainPhone)
  .refine((given) => given === '' || isPhone(given));

const quantity = z.number().int().min(0).max(1_000_000);

/** What an order shall be instead. */
export const orderWish = z.object({
  number: orderNumber,
  /** Its lines that stay; the others go out. */
  stay: z.array(z.object({ line: id, quantity })).max(100),
  /** Lines that come in, at the prices of now: one of a product. */
  add: z
    .array(
      z.object({
        productId: id,
        quantity,
        options: z.array(z.object({ attributeId: id, optionId: id })).max(30),
      }),
    )
    .max(50),
  /** null: it stays. */
  address: z
    .object({
      firstName: text(1, 200),
      lastName: text(0, 150),
      mobile: phone,
      /** Left out: it stays. */
      secondMobile: phone.optional(),
      recipient: text(0, 200).optional(),
      recipientMobile: phone.optional(),
      address: text(1, 600),
      postalCode: text(0, 20),
      /** Both null: place and city stay as they are written. */
      stateId: id.nullable(),
      cityId: id.nullable(),
    })
    .nullable(),
  /** null: the way it is delivered stays. */
  deliveryWayId: id.nullable(),
});

/** Why an order cannot be like that; of the whole order where there is no product. */
export const changeFault = z.object({
  code: z.enum([
    'empty',
    'unchanged',
    'gone',
    'twice',
    'file',
    'choice',
    'quantity',
    'short',
    'too-large',
    'place',
    'way',
  ]),
  productId: id.nullable(),
  /** How many there can be. */
  n: z.number().nullable(),
});

/** What becomes of the money: nothing; it is paid on delivery; it goes back, or is asked for. */
export const moneyPlan = z.object({ how: z.enum(['same', 'on-delivery', 'back', 'rest']), cents });
