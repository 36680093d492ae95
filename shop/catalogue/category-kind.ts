import { z } from 'zod';
import {
  bothTexts,
  type Change,
  type Fault,
  type Kind,
  names,
  noTexts,
  localizedPicture,
  position,
  sameName,
  shownState,
  type Stored,
} from '#shop/records/records.ts';
import { indexProducts } from '#shop/search/search.ts';
import * as queries from './category-write-queries.ts';
import { refreshReadModel } from './product-fact-queries.ts';

const shape = {
  /** The parent category; null at the top level. */
  parentId: z.number().meta({ input: 'category' }).nullable(),
  names,
  /** The picture. If null, that of the most popular product is used. */
  picture: localizedPicture.nullable(),
  /** The sort order among its siblings, lowest first. */
  position,
  state: shownState,
  /** For search engines. '' means the name, and a sentence about the shop. */
  metaTitle: bothTexts,
  metaDescription: bothTexts,
};
export type CategoryFields = z.output<z.ZodObject<typeof shape>>;
export type CategoryChange = Change<CategoryFields>;
type Category = Stored<CategoryFields>;

/** Categories as records. In a batch, each may be the parent of the next. */
export const categoryKind: Kind<CategoryFields> = {
  name: 'category',
  shape,
  key: 'names',
  table: 'category',
  idOf: Number,
  withdrawn: { state: 'archived' },
  lock: queries.lockCategories,
  async read(db, changes) {
    const stored = new Map((await queries.storedCategories(db)).map((each) => [each.id, each]));
    const inUse = await queries.productsIn(
      db,
      changes.flatMap(({ id }) => id ?? []),
    );
    const last = () => Math.max(-1, ...[...stored.values()].map((each) => each.position));
    return {
      stored,
      blank: () => ({
        parentId: null,
        names: {},
        picture: null,
        position: last() + 1,
        state: 'published',
        metaTitle: noTexts,
        metaDescription: noTexts,
      }),
      errors: (after, changed, id) => [
        ...(changed('names') || changed('parentId') ? placeErrors(after, changed, id, stored) : []),
        ...(changed('state') ? stateErrors(after, inUse.get(id ?? 0) ?? 0, id, stored) : []),
      ],
    };
  },
  over: (before, { names: given, ...others }) => ({
    ...others,
    ...(given && { names: { ...before.names, ...given } }),
  }),
  write: (db, written) =>
    queries.writeCategories(
      db,
      written.map(({ after }) => after),
    ),
  audit: (done) =>
    done.state === 'removed'
      ? []
      : [{ event: `category ${done.state}`, detail: { category: done.id, fields: done.fields } }],
  // Products below a moved category get different filters and discounts; those below a renamed one get new search
  // words.
  async follow(db, done) {
    const idsOf = (field: string) =>
      done.flatMap((each) => (each.state === 'changed' && each.fields.includes(field) ? [each.id] : []));
    const moved = await queries.productsBelow(db, idsOf('parentId'));
    if (moved.length > 0) await refreshReadModel(db, moved);
    const renamed = await queries.productsBelow(db, [...new Set([...idsOf('names'), ...idsOf('parentId')])]);
    if (renamed.length > 0) await indexProducts(db, renamed);
    return ['all'];
  },
};

type All = ReadonlyMap<number, Category>;

function placeErrors(
  { parentId, names: own }: CategoryFields,
  changed: (field: string) => boolean,
  id: number | null,
  all: All,
): Fault[] {
  const duplicate = [...all.values()].find(
    (other) =>
      other.id !== id &&
      other.parentId === parentId &&
      other.state !== 'archived' &&
      sameName(other.names, own),
  );
  const errors: Fault[] = duplicate ? [{ field: 'names', code: 'taken', about: duplicate.id }] : [];
  if (parentId === null || !changed('parentId')) return errors;
  const parent = all.get(parentId);
  const about = { field: 'parentId', about: parentId };
  if (!parent) return [...errors, { ...about, code: 'unknown' }];
  if (parent.state === 'archived') errors.push({ ...about, code: 'archived' });
  return isBelow(parent, id, all) ? [...errors, { ...about, code: 'circle' }] : errors;
}

function stateErrors({ state }: CategoryFields, products: number, id: number | null, all: All): Fault[] {
  const children = [...all.values()].filter(
    (each) => id !== null && each.parentId === id && each.state !== 'archived',
  );
  const uses = products + children.length;
  return state === 'archived' && uses > 0 ? [{ field: 'state', code: 'inUse', about: uses }] : [];
}

/** Returns whether a category is the given one or any descendant of it. */
function isBelow(category: Category, id: number | null, all: All): boolean {
  const passed = new Set<number>();
  for (let at: Category | undefined = category; at && !passed.has(at.id);) {
    if (at.id === id) return true;
    passed.add(at.id);
    at = at.parentId === null ? undefined : all.get(at.parentId);
  }
  return false;
}
