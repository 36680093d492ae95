import { z } from 'zod';
import { propertyOf } from '../../../forms/product.ts';
import { productFields, productTexts, variant } from '../../../forms/product-fields.ts';
import { picture } from '../../../forms/product-picture.ts';
import { languageCodes } from '../../../languages.ts';
import { id, version } from '../office-types.ts';
import { historyEntry } from '../records/record-types.ts';

/** The texts and numbers of a product, unchecked. The shop's own rules validate them (`faults`). */

const integer = z.number().int();
/** A text in each language that has one. */
export const names = z.partialRecord(z.enum(languageCodes), z.string());
/** The translation status of a product in each language. `older`: the other language was edited later. */
export const languageStatuses = z.record(
  z.enum(languageCodes),
  z.enum(['whole', 'older', 'partly', 'missing']),
);
/** Published, hidden or archived. */
export const shownState = z.enum(['published', 'hidden', 'archived']);

const texts = z.object(propertyOf(productTexts, 'shape'));
const { stock: _, stockPer: __, variants: ___, ...shapes } = propertyOf(productFields, 'shape');
const needs = propertyOf(productFields, 'needs');
const needed = Object.fromEntries(Object.keys(needs).map((name) => [name, true]));

/** All product fields staff edit, except stock, which has its own call. Some need a permission of their own. */
const fields = z
  .object({ ...shapes, texts: z.partialRecord(z.enum(languageCodes), texts) })
  .partial(needed as Record<keyof typeof needs, true>);

/** The fields to change. Omitted fields stay unchanged, also within the texts of a language. */
export const productChanges = fields
  .extend({
    texts: z.partialRecord(z.enum(languageCodes), texts.partial()),
    pictures: z.array(picture.partial({ alt: true, areas: true })).max(1000),
  })
  .partial();

/**
 * Whether the caller confirmed a price of zero, or one more than five times higher or lower. Otherwise such
 * prices are rejected (`freePrice`, `priceJump`).
 */
export const isPriceSure = z.boolean().default(false);

/** Null if stock isn't tracked. */
export const stock = productFields.stock.shape;

export const variantChange = variant
  .extend({
    stock: z.union([
      integer,
      z.object({
        /** What to add to the stock; negative to take pieces off. */
        by: integer,
      }),
    ]),
  })
  .partial({ stock: true, sku: true, barcode: true });

export const storedProduct = fields.extend({
  id,
  version,
  stock,
  stockPer: productFields.stockPer.shape,
  variants: productFields.variants.shape,
});

/** The result of a change, with the id that undoes it. `changeId` is null if no value differed. */
export const changed = z.object({
  /** The version of the product after the change. */
  version,
  changeId: z.number().nullable(),
});

/** A history entry as for all records, plus the bulk edit it belongs to. */
export const productHistoryEntry = historyEntry.omit({ id: true }).extend({
  bulk: z.object({ id: z.number(), size: z.number() }).nullable(),
});
