import { z } from 'zod';
import { pictureViews } from '#contract/constants.ts';
import { filled, text, slug, money, percent, picture, count } from '../reference-data/field-schemas.ts';

const choice = z
  .strictObject({ option: slug, amount: money.optional(), percent: percent.optional() })
  .refine(
    (entry) => (entry.amount === undefined) !== (entry.percent === undefined),
    'needs either an amount or a percent',
  );
const review = z.strictObject({
  rating: z.number().int().min(1).max(5),
  title: filled,
  body: filled,
  name: filled,
  daysAgo: count,
  /** Whether the review is by a verified buyer. */
  bought: z.boolean().optional(),
  /** The variant that the author bought. */
  colour: slug.optional(),
  size: slug.optional(),
  /** The shop's answer. */
  answer: text.optional(),
});
const point = z.tuple([z.number(), z.number()]);
/** The schema of database/demo/products/*.json. */
export const productSchema = z
  .strictObject({
    slug,
    sku: filled,
    name: text,
    short: text,
    full: text,
    keywords: text,
    category: slug,
    alsoIn: z.array(slug),
    brand: slug.nullable(),
    vendor: slug.nullable(),
    price: money,
    stock: count.nullable(),
    /** In how many days more is expected, for a product that is sold beyond its stock. */
    expectedInDays: count.optional(),
    showStock: z.boolean(),
    orderMaximum: z.number().int().min(1).nullable(),
    orderMinimum: z.number().int().min(1).default(1),
    /** Prices by quantity after the price of one. */
    priceSteps: z
      .array(z.strictObject({ from: z.number().int().min(2), price: money }))
      .default([])
      .transform((steps) => steps.map(({ from, price: cents }) => ({ from, cents }))),
    shippingFree: z.boolean(),
    shippingDays: z.string(),
    shipMethods: z.array(slug),
    createdDaysAgo: count,
    popularity: count,
    colours: z.array(z.strictObject({ colour: slug, picture })),
    /** Pictures without a color, or of a view other than the front in their color. */
    pictures: z.array(
      z.union([
        picture.transform((name) => ({ picture: name, view: 'front' as const, colour: null })),
        z.strictObject({ picture, view: z.enum(pictureViews), colour: slug.nullable() }),
      ]),
    ),
    /** Where options are printed in pictures (rules/print-area.ts). */
    areas: z
      .array(
        z.strictObject({
          attribute: slug,
          pictures: z.array(picture),
          corners: z.tuple([point, point, point, point]),
          sag: z.number().default(0),
          widthMm: z.number().int().nullable().default(null),
          isEngraved: z.boolean().default(false),
        }),
      )
      .default([]),
    sizes: z.array(slug),
    tags: z.array(slug),
    options: z.array(
      z.strictObject({ attribute: slug, required: z.boolean(), choices: z.array(choice).min(1) }),
    ),
    /** The printing positions with their areas in mm. */
    positions: z.array(z.strictObject({ attribute: slug, width: count, height: count })).default([]),
    sizeAmounts: z.record(slug, money),
    colourAmounts: z.record(slug, money),
    digital: z
      .strictObject({ file: z.string().regex(/^files\/[\w.-]+$/u, 'must be a file name'), type: filled })
      .nullable(),
    reviews: z.array(review),
  })
  .refine((entry) => entry.colours.length + entry.pictures.length > 0, 'needs a picture');

export type DemoProduct = z.output<typeof productSchema>;
