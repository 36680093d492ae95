import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { propertyOf } from '#contract/forms/product.ts';
import { productFields } from '#contract/forms/product-fields.ts';
import type { LanguageCode } from '#contract/languages.ts';
import type { AuditEntry } from '#shop/audit/audit.ts';
import type { Database } from '#database/schema.ts';
import {
  type Change,
  changeRecords,
  type Changing,
  type Fault,
  idSet,
  type Kind,
  type Noted,
} from '#shop/records/records.ts';
import { compareKey } from '#rules/compare-key.ts';
import { normalizeLine } from '#contract/forms/tidy.ts';
import { priceDoubt } from '#rules/price-guard.ts';
import { includedVatRate } from '#shop/pricing/pricing.ts';
import { indexProducts } from '#shop/search/search.ts';
import { storedChoices, storedGroups, storedPositions } from './change-options.ts';
import { picturesAfter } from './change-pictures.ts';
import { dateAfter } from './change-state.ts';
import { doubtfulStep, storedSteps } from './change-steps.ts';
import { storedTexts, textFields, textsAfter, textsChanged } from './change-texts.ts';
import { isSumChanged, stockFieldsAfter, storedVariants } from './change-variants.ts';
import { costAbovePrice } from './cost-above-price.ts';
import { readKnown } from './known-queries.ts';
import { refreshReadModel } from './product-fact-queries.ts';
import { productErrors } from './product-errors.ts';
import type {
  Choice,
  ChoiceGroup,
  Known,
  ProductChange,
  ProductField,
  ProductFields,
  ProductOutcome,
  ProductTexts,
} from './product-fields.ts';
import { gtinCheck } from './gtin-check.ts';
import { changesFacts, changesSearch, noticesOf } from './product-notices.ts';
import * as queries from './product-write-queries.ts';
import { lockProducts, skuOwners, storedProducts } from './stored-product-queries.ts';

const as = <Value>() => z.custom<Value>();
const choices = as<Choice[]>().transform(storedChoices);

/** Normalizes each field for storage. product-errors.ts validates them. */
const shape = {
  ...propertyOf(productFields, 'shape'),
  categoryIds: as<number[]>().transform(([main, ...others]) =>
    main === undefined ? [] : [main, ...idSet.parse(others.filter((id) => id !== main))],
  ),
  priceCents: as<number>(),
  priceSteps: as<ProductFields['priceSteps']>().transform(storedSteps),
  variantCosts: as<ProductFields['variantCosts']>().transform(storedVariants),
  stock: as<ProductFields['stock']>(),
  variants: as<ProductFields['variants']>(),
  shippingMethodIds: idSet,
  publishAt: z.coerce.date().nullable(),
  tagIds: idSet,
  relatedSkus: as<string[]>().transform((skus) => [...new Set(skus.map(normalizeLine))].filter(Boolean)),
  colours: choices,
  sizes: choices,
  options: as<ChoiceGroup[]>().transform(storedGroups),
  positions: as<ProductFields['positions']>().transform(storedPositions),
  pictures: as<ProductFields['pictures']>(),
  createdAt: z.coerce.date(),
  texts: as<ProductFields['texts']>().transform(storedTexts),
} satisfies { [Name in keyof ProductFields]: z.ZodType<ProductFields[Name]> };
const fieldNames = Object.keys(shape) as (keyof typeof shape)[];
/** The fields of which prices are made. */
const isPrice: ReadonlySet<ProductField> = new Set(['priceCents', 'priceSteps', 'colours', 'sizes']);

/** The defaults of a new product; the price is required. */
const blank = (): ProductFields => ({
  ...propertyOf(productFields, 'blank'),
  priceCents: Number.NaN,
  state: 'published',
  createdAt: new Date(),
  texts: {},
});

/**
 * Products as records.
 * @param known what products may refer to; defaults to the database
 */
export const productKind = (known?: Known): Kind<ProductFields> => ({
  name: 'product',
  shape,
  key: 'sku',
  table: 'product',
  idOf: Number,
  withdrawn: { state: 'archived' },
  journal: 'stock',
  unique: { field: 'sku', keyOf: compareKey, owners: skuOwners },
  lock: (db, changes) => lockProducts(db, idsOf(changes)),
  async read(db, changes, changing) {
    const stored = new Map((await storedProducts(db, idsOf(changes))).map((each) => [each.id, each]));
    const referred = known ?? (await readKnown(db));
    const vatRate = await includedVatRate(db);
    const requested = new Set<number>();
    const taken = await gtinCheck(db, changes, stored);
    const doubts = (
      after: ProductFields,
      id: number | null,
      fields: readonly ProductField[],
      errors: readonly Fault[],
    ): Fault[] => {
      const before = id === null ? null : (stored.get(id)?.priceCents ?? null);
      if (changing?.isPriceSure || errors.some(({ field }) => field === 'priceCents')) return [];
      const code = priceDoubt(before, after.priceCents);
      if (code !== null) return [{ field: 'priceCents', code, ...(before !== null && { about: before }) }];
      const step = fields.includes('priceSteps') ? doubtfulStep(after) : null;
      if (step !== null && !errors.some(({ field }) => field === 'priceSteps'))
        return [{ field: 'priceSteps', code: 'stepJump', about: step }];
      // Staff without `costs.read` aren't asked: the question would reveal the cost.
      const needsAnswer =
        fields.some((field) => isPrice.has(field)) && !changing?.hidden?.includes('costCents');
      const cost = needsAnswer ? costAbovePrice(after, vatRate) : null;
      return cost === null ? [] : [{ field: 'priceCents', code: 'belowCost', about: cost }];
    };
    return {
      stored,
      blank,
      errors(after, changed, id) {
        // A call may change each product only once.
        if (id !== null && requested.has(id)) return [{ field: 'sku', code: 'twice' }];
        if (id !== null) requested.add(id);
        const fields = [...fieldNames, ...textFields].filter(changed) as ProductField[];
        const errors: Fault[] = [
          ...productErrors(after, id === null ? 'all' : fields, referred),
          ...(changed('gtin') ? taken.ofProduct(after, id) : []),
          ...(changed('variants') && !changing?.isBarcodeSure ? taken.ofVariants(after, id) : []),
        ];
        if (!Number.isNaN(after.priceCents)) return [...errors, ...doubts(after, id, fields, errors)];
        const others = errors.filter(({ field }) => field !== 'priceCents');
        return [...others, { field: 'priceCents', code: 'missing' }];
      },
    };
  },
  over(before, changes) {
    const { stock: _, variants: __, texts, pictures, ...others } = changes;
    return {
      ...others,
      ...dateAfter(before, others),
      ...stockFieldsAfter(before, changes),
      ...(texts && { texts: textsAfter(before.texts, texts) }),
      ...(pictures && { pictures: picturesAfter(before.pictures, pictures) }),
    };
  },
  changedSince: (entry, now) => (isSumChanged(entry, now) ? ['stock'] : []),
  differing: (before, after) => [
    ...fieldNames.filter(
      (name) => name !== 'texts' && !isDeepStrictEqual(comparable(before, name), comparable(after, name)),
    ),
    ...textsChanged(before.texts, after.texts),
  ],
  part: {
    of: (product, field) => textAt(product, field) ?? product[field as keyof ProductFields],
    change: (parts) => {
      const texts: Partial<Record<string, Partial<ProductTexts>>> = {};
      const others: Record<string, unknown> = {};
      for (const [field, value] of Object.entries(parts)) {
        const [name = '', code] = field.split('.');
        if (code === undefined) others[name] = value;
        else texts[code] = { ...texts[code], [name]: value };
      }
      return { ...others, ...(Object.keys(texts).length > 0 && { texts }) };
    },
  },
  async write(db, written, { by, why = 'staff' }) {
    await queries.announceRefusal(db, by, why);
    await queries.insertProducts(
      db,
      written.filter(({ state }) => state === 'created'),
    );
    const touched = (isIn: (field: string) => boolean) => written.filter(({ fields }) => fields.some(isIn));
    const counted = touched((field) => field === 'variants' || field === 'stockPer');
    // Updates the sum before and after the row, so that it is never too low.
    await queries.writeVariants(db, counted);
    await queries.updateProducts(
      db,
      written.filter(({ state }) => state === 'changed'),
    );
    await queries.dropVariants(db, counted);
    await queries.writeTexts(
      db,
      touched((field) => field.includes('.')),
    );
    for (const part of queries.parts)
      await queries.writePart(
        db,
        part,
        touched((field) => queries.partFields[part].has(field)),
      );
  },
  audit: auditOf,
  async follow(db, done) {
    const written = done.filter((each) => each.state !== 'removed');
    const about = (isAbout: (fields: readonly ProductField[]) => boolean) =>
      written
        .filter(({ state, fields }) => state === 'created' || isAbout(fields as ProductField[]))
        .map(({ id }) => id);
    const [facts, searched] = [about(changesFacts), about(changesSearch)];
    const moved = facts.length > 0 ? await refreshReadModel(db, facts) : null;
    if (searched.length > 0) await indexProducts(db, searched);
    return written.flatMap(({ id, before, fields }) =>
      noticesOf(id, before && (fields as ProductField[]), moved?.get(id)),
    );
  },
});

const idsOf = (changes: readonly { id?: number }[]) => changes.flatMap(({ id }) => id ?? []);

/** Ignores a picture's size, because it follows from the file. */
const comparable = (product: ProductFields, name: keyof ProductFields) =>
  name === 'pictures'
    ? product.pictures.map(({ path, colourId, view, alt, areas }) => ({ path, colourId, view, alt, areas }))
    : product[name];

function textAt({ texts }: ProductFields, field: string): string | undefined {
  const [name = '', code] = field.split('.');
  return code === undefined ? undefined : (texts[code as LanguageCode]?.[name as keyof ProductTexts] ?? '');
}

function auditOf(done: Noted<ProductFields>): AuditEntry[] {
  if (done.state === 'removed') return [];
  const { state, id, fields, before, after } = done;
  const price: [number | null, number] = [before?.priceCents ?? null, after.priceCents];
  const stock: [number | null, number | null] = [before?.stock ?? null, after.stock];
  const detail = {
    product: id,
    fields,
    ...(fields.includes('priceCents') && { price }),
    ...(fields.includes('stock') && { stock }),
  };
  return [{ event: `product ${state}`, detail }];
}

/**
 * Creates and edits products.
 * @returns the result of each, in order
 */
export const changeProducts = (
  db: Database,
  changing: Changing,
  changes: readonly ProductChange[],
  known?: Known,
): Promise<ProductOutcome[]> =>
  changeRecords(db, productKind(known), changing, changes as Change<ProductFields>[]) as Promise<
    ProductOutcome[]
  >;
