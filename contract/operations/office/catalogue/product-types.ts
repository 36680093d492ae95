import { z } from 'zod';
import { pictureViews, priceTypes, stockPers } from '../../../constants.ts';
import { languageCodes } from '../../../languages.ts';
import { id, time, version } from '../office-types.ts';
import { historyEntry } from '../records/record-types.ts';

/** The texts and numbers of a product, unchecked. The shop's own rules validate them (`faults`). */

const anyText = z.string().max(200_000);
const whole = z.number().int();
const ids = z.array(id).max(1000);
const optionId = whole.nonnegative();
/** A text in each language that has one. */
export const names = z.partialRecord(z.enum(languageCodes), z.string());
/** The translation status of a product in each language. `older`: the other language was edited later. */
export const languageStatuses = z.record(
  z.enum(languageCodes),
  z.enum(['whole', 'older', 'partly', 'missing']),
);
/** Published, hidden or archived. */
export const shownState = z.enum(['published', 'hidden', 'archived']);

const choice = z.object({ optionId: id, priceType: z.enum(priceTypes), amount: whole });
const texts = z.object({
  name: anyText,
  shortDescription: anyText,
  fullDescription: anyText,
  metaTitle: anyText,
  metaDescription: anyText,
  metaKeywords: anyText,
});
const picture = z.object({
  path: anyText,
  colourId: id.nullable(),
  view: z.enum(pictureViews),
  /** Alternative text. If omitted from a change, the current text stays. */
  alt: names,
});

/** All product fields staff edit, except stock, which has its own call. */
export const productFields = z.object({
  sku: anyText,
  /** The first category is the main one. */
  categoryIds: ids,
  brandId: id.nullable(),
  vendorId: id.nullable(),
  priceCents: whole,
  /** What it costs the shop, null if unknown, and what variants cost. Only with the permission `costs.read`. */
  costCents: whole.nullable().optional(),
  variantCosts: z
    .array(z.object({ colourId: optionId, sizeId: optionId, costCents: whole }))
    .max(1000)
    .optional(),
  showStock: z.boolean(),
  orderMaximum: whole.nullable(),
  allowDiscounts: z.boolean(),
  shippingCents: whole,
  shippingFree: z.boolean(),
  shippingDays: anyText,
  shippingMethodIds: ids,
  state: shownState,
  /** The time when a hidden product will be published, in the future. */
  publishAt: time.nullable(),
  digital: z.object({ file: anyText, type: anyText }).nullable(),
  tagIds: ids,
  colours: z.array(choice).max(1000),
  sizes: z.array(choice).max(1000),
  options: z
    .array(z.object({ attributeId: id, required: z.boolean(), choices: z.array(choice).max(1000) }))
    .max(100),
  pictures: z.array(picture).max(1000),
  texts: z.partialRecord(z.enum(languageCodes), texts),
  popularity: whole,
  createdAt: time,
});

/** The fields to change. Omitted fields stay unchanged, also within the texts of a language. */
export const productChanges = productFields
  .extend({
    texts: z.partialRecord(z.enum(languageCodes), texts.partial()),
    pictures: z.array(picture.partial({ alt: true })).max(1000),
  })
  .partial();

/**
 * Whether the caller confirmed a price of zero, or one more than five times higher or lower. Otherwise such
 * prices are rejected (`freePrice`, `priceJump`).
 */
export const isPriceSure = z.boolean().default(false);

/** Null if stock isn't tracked. */
export const stock = whole.nullable();

/** A color and size with its own stock; an id is 0 if stock isn't counted by it. */
export const variant = z.object({
  colourId: optionId,
  sizeId: optionId,
  stock: whole,
  sku: anyText,
  barcode: anyText,
});
export const variantChange = variant
  .extend({ stock: z.union([whole, z.object({ by: whole })]) })
  .partial({ stock: true, sku: true, barcode: true });

export const storedProduct = productFields.extend({
  id,
  version,
  stock,
  stockPer: z.enum(stockPers).nullable(),
  variants: z.array(variant),
});

/** The result of a change, with the id that undoes it. `changeId` is null if no value differed. */
export const changed = z.object({ version, changeId: z.number().nullable() });

/** A history entry as for all records, plus the bulk edit it belongs to. */
export const productHistoryEntry = historyEntry.omit({ id: true }).extend({
  bulk: z.object({ id: z.number(), size: z.number() }).nullable(),
});
