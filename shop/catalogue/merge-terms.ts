import type { Database } from '#database/schema.ts';
import { writeAudit } from '#shop/audit/audit.ts';
import { beginBulk, changeRecords, type Changing, withinTransaction } from '#shop/records/records.ts';
import type { Choice, ProductChanges, StoredProduct, Variant, VariantCost } from './product-fields.ts';
import { changeProducts } from './product-kind.ts';
import { lockProducts, storedProducts } from './stored-product-queries.ts';
import type { TaxonomyTerm, TaxonomyType } from './term-fields.ts';
import { taxonomyTypes } from './term-kind.ts';
import { lockMerges, productsWithTerm, replaceTerm } from './term-merge-queries.ts';
import { lockTerms, storedTerms } from './term-queries.ts';

/** The kinds that can be merged. Attributes can't, because their options define them. */
export type MergedKind = Exclude<TaxonomyType, 'attribute'>;

interface Read {
  id: number;
  version: number;
}
/** The term to replace and its replacement, both as read before the merge. */
export interface TermMerge {
  kind: MergedKind;
  from: Read;
  into: Read;
}

/**
 * Why a merge is refused: a term was deleted or edited; the options belong to two attributes; too many products for one
 * lock; a product is rejected.
 */
export type MergeRefusal = 'gone' | 'meanwhile' | 'apart' | 'tooMany' | 'refused';

/** Maximum products to lock at once. Orders of these products wait that long. */
const maxMerged = 1000;

/** Returns how many products would change, and some of them. */
export async function tryMerge(
  db: Database,
  merge: TermMerge,
): Promise<{ count: number; some: StoredProduct[] } | MergeRefusal> {
  const refusal = await refusalOf(db, merge);
  if (refusal) return refusal;
  const ids = await productsWithTerm(db, merge.kind, merge.from.id, maxMerged + 1);
  if (ids.length > maxMerged) return 'tooMany';
  return { count: ids.length, some: await storedProducts(db, ids.slice(0, 5)) };
}

/**
 * Replaces a term in every product and deletes it, all or nothing.
 * @returns how many products changed, and the bulk id for undoing it all
 */
export async function mergeTerms(
  db: Database,
  changing: Changing,
  merge: TermMerge,
): Promise<{ bulkId: number; count: number } | MergeRefusal> {
  const { kind, from, into } = merge;
  try {
    return await withinTransaction(db, async (trx) => {
      await lockMerges(trx);
      await lockTerms(trx, kind);
      const refusal = await refusalOf(trx, merge);
      if (refusal) return refusal;
      const ids = await productsWithTerm(trx, kind, from.id, maxMerged + 1);
      if (ids.length > maxMerged) return 'tooMany';
      const terms = { from: from.id, into: into.id };
      const bulkId = await beginBulk(trx, 'product', changing.by, { what: 'merge', kind, ...terms });
      // Locked before reading, or stock sold meanwhile would come back.
      await lockProducts(trx, ids);
      const products = await storedProducts(trx, ids);
      const changes = products.map((product) => ({
        id: product.id,
        version: product.version,
        fields: fieldsAfter(product, kind, terms),
      }));
      const outcomes = await changeProducts(trx, { ...changing, bulkId }, changes);
      await replaceTerm(trx, kind, terms);
      const removal = [{ id: from.id, fields: {}, remove: true }];
      const [removed] = await changeRecords(trx, taxonomyTypes[kind], { ...changing, bulkId }, removal);
      if (outcomes.some(({ state }) => state === 'conflict')) throw new NotWhole('meanwhile');
      const isWhole = removed?.state === 'removed' && outcomes.every(({ state }) => state === 'changed');
      if (!isWhole) throw new NotWhole('refused');
      await writeAudit(trx, changing.by, 'words merged', { kind, ...terms, products: ids.length });
      return { bulkId, count: ids.length };
    });
  } catch (error) {
    if (error instanceof NotWhole) return error.why;
    throw error;
  }
}

/** Thrown to roll back. */
class NotWhole extends Error {
  readonly why: MergeRefusal;

  constructor(why: MergeRefusal) {
    super(why);
    this.why = why;
  }
}

async function refusalOf(db: Database, { kind, from, into }: TermMerge): Promise<MergeRefusal | null> {
  const terms = await storedTerms(db, kind);
  const [one, other] = [from, into].map(({ id }) => terms.find((each) => each.id === id));
  if (!one || !other || one.id === other.id) return 'gone';
  const isOther = (term: TaxonomyTerm, { version }: Read) => term.version !== version;
  if (isOther(one, from) || isOther(other, into)) return 'meanwhile';
  return one.attributeId === other.attributeId ? null : 'apart';
}

interface TermPair {
  from: number;
  into: number;
}

/** Returns the product fields that contain a term, with the other one in its place. */
function fieldsAfter(product: StoredProduct, kind: MergedKind, terms: TermPair): Partial<ProductChanges> {
  const after = (id: number | null) => (id === terms.from ? terms.into : id);
  const choices = (all: readonly Choice[]) => choicesAfter(all, terms);
  const byKind: Record<MergedKind, () => Partial<ProductChanges>> = {
    brand: () => ({ brandId: after(product.brandId) }),
    vendor: () => ({ vendorId: after(product.vendorId) }),
    tag: () => ({
      tagIds: [...new Set(product.tagIds.map((id) => (id === terms.from ? terms.into : id)))],
    }),
    colour: () => ({
      colours: choices(product.colours),
      ...variantsAfter(product, 'colourId', terms),
      pictures: product.pictures.map((picture) => ({ ...picture, colourId: after(picture.colourId) })),
    }),
    size: () => ({ sizes: choices(product.sizes), ...variantsAfter(product, 'sizeId', terms) }),
    option: () => ({
      options: product.options.map((group) => ({ ...group, choices: choices(group.choices) })),
    }),
  };
  return byKind[kind]();
}

/** Replaces a term. A product with both terms keeps the target unchanged, with its surcharge. */
function choicesAfter(all: readonly Choice[], { from, into }: TermPair): Choice[] {
  const hasBoth = all.some(({ optionId }) => optionId === into);
  return all.flatMap((choice) => {
    if (choice.optionId !== from) return [choice];
    return hasBoth ? [] : [{ ...choice, optionId: into }];
  });
}

/** Gives the stock and cost of the replaced variants to those that take their place. */
function variantsAfter(product: StoredProduct, key: 'colourId' | 'sizeId', { from, into }: TermPair) {
  const { variants, variantCosts } = product;
  const others = variantCosts.filter((each) => each[key] !== from);
  const isOther = (each: VariantCost) =>
    others.every((one) => one.colourId !== each.colourId || one.sizeId !== each.sizeId);
  const replaced = variantCosts
    .filter((each) => each[key] === from)
    .map((each) => ({ ...each, [key]: into }));
  const moved = variants.filter((each) => each[key] === from);
  if (moved.length === 0) return {};
  const other = (each: Variant) =>
    variants.find((one) => one.colourId === each.colourId && one.sizeId === each.sizeId);
  return {
    variants: moved.map((each) => {
      const target = { ...each, [key]: into };
      const existing = other(target);
      return existing ? { ...existing, stock: existing.stock + each.stock } : target;
    }),
    variantCosts: [...others, ...replaced.filter(isOther)],
  };
}
