import { z } from 'zod';
import { optionAsks } from '#contract/artwork.ts';
import { artworkFacts } from '#contract/operations/orders/artwork-fields.ts';
import { couponCodePattern } from '#contract/forms/coupon-code.ts';
import { weekdays } from '#rules/arrival.ts';
import { isRielRate } from '#rules/riel.ts';
import { filled, text, slug, money, percent, picture, count, days } from '../reference-data/field-schemas.ts';
import type { BaseFiles } from '../reference-data/base-files.ts';
import type { DemoProduct } from './product-file.ts';

/** The schemas of database/demo/*.json. Unknown fields are rejected as typing errors. */

const slugs = z.array(slug);
const named = z.strictObject({ slug, name: text });
const called = z.strictObject({ slug, name: filled });

const category = named.extend({ parent: slug.nullable(), picture: picture.nullable() });
const size = named.extend({ shortName: text, inches: z.string(), centimetres: z.string() });
const colour = named.extend({ hex: z.string().regex(/^#[0-9a-f]{6}$/u, 'must be a colour such as #1a2b3c') });
const attribute = named.extend({
  isPosition: z.boolean().optional(),
  options: z.array(
    named.extend({
      extraDays: days.optional(),
      asksFor: z.enum(optionAsks).optional(),
      method: slug.optional(),
      colors: count.optional(),
      drawing: money.optional(),
    }),
  ),
});
const printMethod = named.extend({
  days: count,
  maxWidthMm: count,
  maxHeightMm: count,
  charges: z.array(
    z.strictObject({
      colors: count,
      setup: money,
      steps: z.array(z.strictObject({ from: count, price: money })),
    }),
  ),
});

const oneValue = (entry: { percent: number | null; amount: number | null }) =>
  (entry.percent === null) !== (entry.amount === null);
const runs = (entry: { startsInDays: number; endsInDays: number }) => entry.startsInDays < entry.endsInDays;
const reduction = {
  products: slugs,
  categories: slugs,
  percent: percent.nullable(),
  amount: money.nullable(),
  startsInDays: days,
  endsInDays: days,
};
const discount = named
  .extend({ kind: z.enum(['products', 'categories']), ...reduction })
  .refine(oneValue, 'needs either a percent or an amount')
  .refine(runs, 'ends before it starts');
const coupon = z
  .strictObject({
    code: z.string().regex(couponCodePattern, 'must be capital letters, digits, hyphens and underscores'),
    kind: z.enum(['products', 'categories', 'total', 'buyGet']),
    ...reduction,
    /** For `buyGet`: how many of its products and categories to buy, and how many to get for less. */
    buy: count.nullable().default(null),
    get: count.nullable().default(null),
    firstOrder: z.boolean().default(false),
    uses: count.nullable(),
    usesPerCustomer: count.nullable(),
    used: count,
  })
  .refine(oneValue, 'needs either a percent or an amount')
  .refine(runs, 'ends before it starts');

/**
 * Banners, campaigns and settings: pictures and products by their names in the demo data, all other fields as in
 * shop/content.
 */
const campaign = z.looseObject({
  startsInDays: days.optional(),
  endsInDays: days.optional(),
  groups: z.array(z.looseObject({ products: slugs })).default([]),
});
const settings = z.looseObject({
  provinceDays: z.object({ from: count, to: count }),
  closedWeekdays: z.array(z.enum(weekdays)),
  scene: z.looseObject({ spots: z.array(z.looseObject({ product: slug })) }),
});
const account = z.strictObject({
  email: z.email().toLowerCase(),
  password: filled,
  firstName: filled,
  lastName: filled,
  mobile: filled,
  address: filled,
  country: filled,
  state: filled,
  city: filled.nullable(),
  postalCode: filled.nullable(),
  language: z.enum(['en', 'ar']),
  /** The days to pay and the credit limit of a customer who may order on account. */
  onAccount: z.strictObject({ days: count, limit: money }).optional(),
});
const orderItem = z.strictObject({
  product: slug,
  quantity: z.number().int().min(1),
  colour: slug.nullable(),
  size: slug.nullable(),
  options: z.record(slug, slug),
  /** The shipment that contains it, in orders that leave in parts: the first is on its way, the others are packed. */
  shipment: z.number().int().min(1).optional(),
});
const order = z.strictObject({
  account: z.email(),
  daysAgo: z.number().int().min(1),
  status: z.literal([1, 2, 3, 4, 5]),
  /** Whether it was paid by bank transfer rather than on delivery. */
  isPaid: z.boolean().optional(),
  coupon: filled.nullable(),
  note: z.string(),
  items: z.array(orderItem).min(1),
});

const printedOrder = z.strictObject({
  account: z.email(),
  product: slug,
  pieces: z
    .array(
      z.strictObject({ colour: slug.nullable(), size: slug.nullable(), quantity: z.number().int().min(1) }),
    )
    .min(1),
  options: z.record(slug, slug),
  /** The share that is paid, in percent. */
  deposit: z.number().int().min(1).max(99).nullable(),
  design: z.uuid(),
  /** A file below `content/artwork`, as the check of uploads describes it. */
  artwork: z.strictObject({ id: z.uuid(), name: filled, facts: artworkFacts }),
  proof: z.strictObject({
    id: z.uuid(),
    /** A picture below `content/proofs`. */
    sheet: filled,
    note: z.string(),
    widthMm: z.number().int(),
    heightMm: z.number().int(),
    inks: z.string(),
    /** Who approved it. Null: it waits for an answer. */
    approvedBy: filled.nullable(),
  }),
});

const shopPicture = z.strictObject({
  path: z
    .string()
    .regex(/^\/content\/commonImages\/[\w.-]+$/u, 'must be a path below /content/commonImages/'),
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  alt: text,
});

/** One schema per file, by the field that it becomes. Products have their own files. */
export const fileSchemas = {
  categories: z.array(category),
  brands: z.array(called),
  vendors: z.array(called),
  sizes: z.array(size),
  colours: z.array(colour),
  tags: z.array(named),
  methods: z.array(printMethod),
  attributes: z.array(attribute),
  discounts: z.array(discount),
  coupons: z.array(coupon),
  banners: z.array(z.looseObject({})),
  labels: z.array(z.strictObject({ label: z.string(), en: z.string(), km: z.string() })),
  campaigns: z.array(campaign),
  settings,
  riel: z.strictObject({ rate: z.number().refine(isRielRate), daysAgo: z.number().int() }),
  accounts: z.array(account),
  staff: z.array(
    z.strictObject({ email: z.email(), name: filled, role: filled, language: z.enum(['en', 'ar']) }),
  ),
  orders: z.array(order),
  printed: z.array(printedOrder),
  pictures: z.record(picture, shopPicture),
};
export const productListSchema = slugs;

type Files = { [Name in keyof typeof fileSchemas]: z.output<(typeof fileSchemas)[Name]> };
export type DemoText = z.output<typeof text>;
export type DemoData = Files & { products: DemoProduct[]; base: BaseFiles };
