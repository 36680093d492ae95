import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#database/schema.ts';
import {
  categoryKind,
  changeProducts,
  storedCategories,
  productKind,
  storedProducts,
  storedTerms,
  taxonomyTypes,
} from '#shop/catalogue/catalogue.ts';
import { discountKind } from '#shop/discounts/discounts.ts';
import { changeRecords, historyOf, type Kind, undo, undoChanges } from '#shop/records/records.ts';
import { countStatements } from '#tests/support/count-statements.ts';
import { catalogueToChange, foundBy, sokha } from '#tests/support/changing.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await catalogueToChange());
});
const undoLast = async <Fields extends object>(kind: Kind<Fields>, id: number) =>
  undo(db, kind, sokha, (await historyOf(db, kind.name, id))[0]!.id);

describe('undo in the catalog', () => {
  it('undo restores the name of a taxonomy term, and search finds its products by it', async () => {
    await changeRecords(db, taxonomyTypes.brand, sokha, [{ id: 2, fields: { names: { en: 'Zaha' } } }]);
    expect(await foundBy(db, 'zaha')).not.toEqual([]);
    expect(await undoLast(taxonomyTypes.brand, 2)).toMatchObject({ state: 'changed', after: { version: 3 } });
    expect(await foundBy(db, 'zaha')).toEqual([]);
  });

  it('undo restores a deleted taxonomy term', async () => {
    const [made] = await changeRecords(db, taxonomyTypes.tag, sokha, [
      { fields: { names: { en: 'Ofice' } } },
    ]);
    const id = made?.state === 'created' ? made.id : 0;
    await changeRecords(db, taxonomyTypes.tag, sokha, [{ id, fields: {}, remove: true }]);
    expect(await undoLast(taxonomyTypes.tag, id)).toMatchObject({ state: 'created', id });
    expect((await storedTerms(db, 'tag')).map((each) => each.names.en)).toContain('Ofice');
  });

  it('undo archives a created category, and is refused for one with content', async () => {
    const [made] = await changeRecords(db, categoryKind, sokha, [{ fields: { names: { en: 'Toys' } } }]);
    const id = made?.state === 'created' ? made.id : 0;
    expect(await undoLast(categoryKind, id)).toMatchObject({ after: { state: 'archived' } });
    expect((await storedCategories(db)).find((each) => each.id === id)?.state).toBe('archived');
  });

  it('undo restores the dates of a discount', async () => {
    const [before] = await changeRecords(db, discountKind, sokha, [{ id: 1, fields: { percent: 100 } }]);
    const { endsAt } = (before as { after: { endsAt: Date } }).after;
    const later = new Date(endsAt.getTime() + 86_400_000);
    await changeRecords(db, discountKind, sokha, [{ id: 1, fields: { endsAt: later } }]);
    expect(await undoLast(discountKind, 1)).toMatchObject({ after: { endsAt, percent: 100 } });
  });

  it('undo restores the old texts and price of a product, and reverses a stock change without losing sales made since', async () => {
    const kind = productKind();
    const texts = { en: { name: 'Goblet' }, ar: { name: 'ពែងមាស' } };
    const [before] = await storedProducts(db, [3]);
    await changeProducts(db, sokha, [{ id: 3, fields: { texts, priceCents: 900 } }]);
    const [entry] = await historyOf(db, 'product', 3);
    expect(entry?.fields).toMatchObject({
      'name.en': [before!.texts.en!.name, 'Goblet'],
      priceCents: [10_000, 900],
    });
    expect(await undoLast(kind, 3)).toMatchObject({ after: { texts: before!.texts, priceCents: 10_000 } });
    await changeProducts(db, sokha, [{ id: 1, fields: { stock: { by: 5 } } }]);
    const [counted] = await storedProducts(db, [1]);
    await db
      .updateTable('product')
      .set({ stock: counted!.stock! - 2 })
      .where('id', '=', 1)
      .execute();
    expect(await undoLast(kind, 1)).toMatchObject({ after: { stock: counted!.stock! - 7 } });
  });

  it('undo undoes changes of many products with as many statements as of two', async () => {
    const ids = (await storedProducts(db, [1, 2, 3, 4, 5, 6])).map(({ id }) => id);
    const statementsFor = async (some: readonly number[]) => {
      const changes = some.map((id) => ({ id, fields: { priceCents: 777 } }));
      await changeRecords(db, productKind(), sokha, changes);
      const entries = await historyOf(db, 'product', null, some.length);
      const { counted, statements } = countStatements(db);
      const entryIds = entries.map((entry) => entry.id);
      const undone = await undoChanges(counted, productKind(), sokha, entryIds);
      expect(undone.map((outcome) => outcome?.state)).toEqual(some.map(() => 'changed'));
      return statements();
    };
    expect(ids.length).toBe(6);
    expect(await statementsFor(ids)).toBe(await statementsFor(ids.slice(0, 2)));
  });
});
