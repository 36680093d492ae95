import { printMethod } from '#contract/resources/print-method.ts';
import type { Database } from '#database/schema.ts';
import { type Changing, changeRecords } from '#shop/records/records.ts';
import { inTransaction } from '#shop/transaction.ts';
import { printMethodKind } from './print-method-kind.ts';
import { printMethods } from './print-method-queries.ts';
import { changeProducts } from './product-kind.ts';
import { storedProducts } from './stored-product-queries.ts';
import { taxonomyTypes } from './term-kind.ts';
import { productsWithTerm } from './term-merge-queries.ts';
import { storedTerms } from './term-queries.ts';

/** Maximum products to lock at once, as in merges. A repeated move continues with the others. */
const maxMoved = 1000;

/** How many methods, options and products a move changes. */
export interface MovedPrinting {
  methods: number;
  options: number;
  products: number;
}

/**
 * Makes an attribute such as *Logo print* a printing position: each option that customers send something for gets a method
 * of its name without charges, and each product that has it gets the position. Prices, days and existing carts stay the
 * same, because the surcharges of options remain; staff then set the charges. Without `isConfirmed`, it is a dry run.
 * Returns null if there is no such attribute.
 */
export const movePrinting = (
  db: Database,
  changing: Changing,
  { name, isConfirmed }: { name: string; isConfirmed: boolean },
): Promise<MovedPrinting | null> =>
  inTransaction<MovedPrinting | null>(db, async (trx) => {
    const isNamed = ({ names }: { names: Partial<Record<string, string>> }) =>
      Object.values(names).some((each) => each?.toLowerCase() === name.toLowerCase());
    const attribute = (await storedTerms(trx, 'attribute')).find(isNamed);
    if (!attribute) return { keep: false, outcome: null };
    const options = (await storedTerms(trx, 'option')).filter(
      ({ attributeId, asksFor, methodId }) =>
        attributeId === attribute.id && asksFor !== 'none' && methodId === null,
    );
    const methodIds = new Map((await printMethods(trx)).map(({ id, en }) => [en, id]));
    const created = options.filter(({ names }) => !methodIds.has(names.en ?? ''));
    await changeRecords(
      trx,
      printMethodKind,
      changing,
      created.map(({ names: { en = '', ar = en }, extraDays = 0 }) => ({
        fields: {
          name: { en, km: ar },
          days: extraDays,
          charges: [{ colors: 1, setupCents: 0, steps: [{ from: 1, cents: 0 }] }],
          position: printMethod.fields.position.blank,
        },
      })),
    );
    const idOf = new Map((await printMethods(trx)).map(({ id, en }) => [en, id]));
    await changeRecords(
      trx,
      taxonomyTypes.option,
      changing,
      options.map(({ id, names }) => ({ id, fields: { methodId: idOf.get(names.en ?? '') ?? null } })),
    );
    await changeRecords(trx, taxonomyTypes.attribute, changing, [
      { id: attribute.id, fields: { isPosition: true } },
    ]);
    const products = (
      await storedProducts(trx, await productsWithTerm(trx, 'attribute', attribute.id, maxMoved))
    ).filter(({ positions }) => positions.every(({ attributeId }) => attributeId !== attribute.id));
    await changeProducts(
      trx,
      changing,
      products.map(({ id, positions }) => ({
        id,
        fields: { positions: [...positions, { attributeId: attribute.id, widthMm: 0, heightMm: 0 }] },
      })),
    );
    const outcome = { methods: created.length, options: options.length, products: products.length };
    return { keep: isConfirmed, outcome };
  });
