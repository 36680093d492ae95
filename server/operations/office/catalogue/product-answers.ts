import {
  knownPictures,
  type ProductChanges,
  type ProductOutcome,
  type StoredProduct,
} from '#shop/catalogue/catalogue.ts';
import type { changed, productChanges } from '#contract/operations/office/catalogue/product-types.ts';
import { propertyOf } from '#contract/forms/product.ts';
import { productFields } from '#contract/forms/product-fields.ts';
import type { Database } from '#database/schema.ts';
import { plainKey } from '#rules/compare-key.ts';
import { historyOf } from '#shop/records/records.ts';
import type { z } from 'zod';
import type { Staff } from '../../../calls/caller.ts';
import type { Refused } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

/** Returns the fields of products that a staff member can't see or change. */
export const hiddenFields = ({ permissions }: Pick<Staff, 'permissions'>): string[] =>
  Object.entries(propertyOf(productFields, 'needs')).flatMap(([field, needed]) =>
    permissions.has(needed) ? [] : [field],
  );

/** Returns a refusal if the caller can't see one of the fields. */
export function refuseHidden(caller: Staff, fields: readonly string[]): Refused | null {
  const hidden = hiddenFields(caller).filter((field) => fields.includes(field));
  if (hidden.length === 0) return null;
  return refuse(400, 'fieldsWrong', { faults: hidden.map((field) => ({ field, code: 'unknown' })) });
}

/** Returns a product as the office shows it to a staff member. */
export function productAnswer({ pictures, createdAt, publishAt, ...product }: StoredProduct, caller: Staff) {
  const hidden = hiddenFields(caller);
  const shown = Object.entries(product).filter(([field]) => !hidden.includes(field));
  return {
    ...(Object.fromEntries(shown) as typeof product),
    pictures: pictures.map(({ path, colourId, view, alt, areas }) => ({ path, colourId, view, alt, areas })),
    createdAt: createdAt.toISOString(),
    publishAt: publishAt?.toISOString() ?? null,
  };
}

/**
 * Parses the fields sent by a browser, or refuses those that the caller can't see. Picture sizes come from the shop's file,
 * never from the browser.
 */
export async function fieldsOf(
  db: Database,
  { pictures, createdAt, publishAt, ...fields }: z.output<typeof productChanges>,
  caller: Staff,
): Promise<Partial<ProductChanges> | Refused> {
  const refused = refuseHidden(caller, Object.keys(fields));
  if (refused) return refused;
  const known =
    pictures &&
    (await knownPictures(
      db,
      pictures.map(({ path }) => path),
    ));
  return {
    ...(fields as Partial<ProductChanges>),
    ...(fields.sku !== undefined && { sku: plainKey(fields.sku) }),
    ...(createdAt !== undefined && { createdAt: new Date(createdAt) }),
    ...(publishAt !== undefined && { publishAt: publishAt === null ? null : new Date(publishAt) }),
    // A missing picture gets no size, which is then a validation error.
    ...(pictures && {
      pictures: pictures.map((each) => ({ width: 0, height: 0, ...known?.get(each.path), ...each })),
    }),
  };
}

type Done = z.input<typeof changed>;

/** Returns the result of an edit: the new version and the history number, or why it was refused. */
export async function outcomeAnswer(
  db: Database,
  outcome: ProductOutcome | null | undefined,
  caller: Staff,
): Promise<{ done: Done; after: StoredProduct } | Refused> {
  if (!outcome || outcome.state === 'removed') return refuse(404, 'notFound');
  if (outcome.state === 'conflict')
    return refuse(409, 'changedMeanwhile', {
      fields: outcome.fields,
      now: productAnswer(outcome.now, caller),
    });
  if (outcome.state === 'refused') {
    const isGone = outcome.errors.some(({ field, code }) => field === 'sku' && code === 'unknown');
    return isGone ? refuse(404, 'notFound') : refuse(400, 'fieldsWrong', { faults: outcome.errors });
  }
  const { after, id } = outcome;
  if (!after) return refuse(404, 'notFound');
  if (outcome.state === 'unchanged') return { done: { version: after.version, changeId: null }, after };
  const entries = await historyOf(db, 'product', id, 10);
  const entry = entries.find(({ version }) => version === after.version);
  return { done: { version: after.version, changeId: entry?.id ?? null }, after };
}
