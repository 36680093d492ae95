import { z } from 'zod';
import { pictureViews, priceTypes } from '../../../constants.ts';
import { languageCodes } from '../../../languages.ts';
import { id, time, version } from '../office-types.ts';
import { historyEntry } from '../records/record-types.ts';

/** Texts and numbers of a product as they are; what each may be, the shop's own rules say (`faults`). */

const anyText = z.string().max(200_000);
const whole = z.number().int();
const ids = z.array(id).max(1000);
/** A text in each language that has one. */
export const names = z.partialRecord(z.enum(languageCodes), z.string());
/** How the texts of a product stand in each language; `older`: the other one was changed later. */
export const languageStandings = z.record(
  z.enum(languageCodes),
  z.enum(['whole', 'older', 'partly', 'missing']),
);
/** To be seen, not to be seen, or out of use. */
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
  /** What it shows, in words for who does not see it; left out in a change: it keeps what it had. */
  alt: names,
});

/** Everything about a product that staff decide but its stock, which has a call of its own. */
export const productFields = z.object({
  sku: anyText,
  /** The first is the main one. */
  categoryIds: ids,
  brandId: id.nullable(),
  vendorId: id.nullable(),
  priceCents: whole,
  showStock: z.boolean(),
  orderMaximum: whole.nullable(),
  allowDiscounts: z.boolean(),
  shippingCents: whole,
  shippingFree: z.boolean(),
  shippingDays: anyText,
  shippingMethodIds: ids,
  state: shownState,
  /** When it is to be published; of what is hidden, and to come. */
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

/** Fields to change: those left out stay, also among the texts of a language. */
export const productChanges = productFields
  .extend({
    texts: z.partialRecord(z.enum(languageCodes), texts.partial()),
    pictures: z.array(picture.partial({ alt: true })).max(1000),
  })
  .partial();

/** Without it a price of zero, or more than five times up or down, is refused (`freePrice`, `priceJump`). */
export const isPriceSure = z.boolean().default(false);

/** null: not counted. */
export const stock = whole.nullable();

export const storedProduct = productFields.extend({ id, version, stock });

/** What came of a change, and by which number it can be taken back; null: nothing differed. */
export const changed = z.object({ version, changeId: z.number().nullable() });

/** As histories of all records tell it, and of which many changes it is a part. */
export const productHistoryEntry = historyEntry.omit({ id: true }).extend({
  bulk: z.object({ id: z.number(), size: z.number() }).nullable(),
});
