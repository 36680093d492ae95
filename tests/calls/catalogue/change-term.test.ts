import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#database/schema.ts';
import {
  changeProducts,
  changeTerms,
  colours,
  productDetail,
  storedTerms,
  type TermEdit,
} from '#shop/catalogue/catalogue.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { catalogueToChange, errorsOf, foundBy, sokha } from '#tests/support/changing.ts';
import { noticesDuring } from '#tests/support/notices.ts';

let db: Database;
let url: string;
const freshShop = async () => {
  ({ db, url } = await catalogueToChange());
};

const change = (...changes: TermEdit[]) => changeTerms(db, sokha, changes);
const one = async (wish: TermEdit) => (await change(wish))[0]!;

describe('new terms', () => {
  beforeEach(freshShop);

  it('new terms of every kind can be assigned to a product', async () => {
    const notices = await noticesDuring(url, async () => {
      const outcomes = await change(
        { kind: 'brand', fields: { names: { en: 'Bayon' } } },
        { kind: 'vendor', fields: { names: { en: 'Kandal Print' } } },
        { kind: 'tag', fields: { names: { en: 'Festive', ar: 'បុណ្យ' } } },
        { kind: 'colour', fields: { names: { en: 'Teal', ar: 'ខៀវបៃតង' }, hex: ' #00A0A0 ' } },
        {
          kind: 'size',
          fields: { names: { en: 'Huge' }, shortNames: { en: 'H' }, inches: '40', centimetres: '101' },
        },
        { kind: 'attribute', fields: { names: { en: 'Gift wrap' } } },
        { kind: 'option', fields: { names: { en: 'Ribbon' }, attributeId: 101 } },
      );
      expect(outcomes.map(({ state }) => state)).toEqual(Array.from({ length: 7 }, () => 'created'));
    });
    expect(notices).toEqual(['all']);
    const choice = { optionId: 101, priceType: 1 as const, amount: 100 };
    const [outcome] = await changeProducts(db, sokha, [
      {
        id: 3,
        fields: {
          brandId: 101,
          vendorId: 101,
          tagIds: [101],
          colours: [choice],
          sizes: [choice],
          options: [{ attributeId: 101, required: false, choices: [choice] }],
        },
      },
    ]);
    expect(outcome?.state).toBe('changed');
    expect(await productDetail(db, 3, 'en')).toMatchObject({
      brandName: 'Bayon',
      vendorName: 'Kandal Print',
      tags: ['Festive'],
      colours: [{ name: 'Teal', hex: '#00a0a0' }],
      sizes: [{ shortName: 'H' }],
    });
  });

  it('new terms are last in their lists', async () => {
    await one({ kind: 'colour', fields: { names: { en: 'Teal' }, hex: '#00a0a0' } });
    expect((await colours(db, { page: 1, pageSize: 9 })).at(-1)?.names).toEqual({ 1: 'Teal' });
  });
});

describe('an edit of a term', () => {
  beforeEach(freshShop);

  it.each<[string, TermEdit, string, number[]]>([
    ['a brand', { kind: 'brand', id: 2, fields: { names: { en: 'Zaha' } } }, 'zaha', [2]],
    ['a tag', { kind: 'tag', id: 3, fields: { names: { ar: 'ធ្វើដំណើរ' } } }, 'ធ្វើដំណើរ', [4]],
    ['a colour', { kind: 'colour', id: 2, fields: { names: { ar: 'ខៀវ' } } }, 'ខៀវ', [2, 1]],
  ])('after renaming %s, a search for the new name finds its products', async (_, wish, text, ids) => {
    const audited = await auditedSince(db);
    expect(errorsOf(await one(wish))).toBe('changed');
    expect(new Set(await foundBy(db, text))).toEqual(new Set(ids));
    expect(await audited()).toMatchObject([
      { event: 'word changed', detail: { kind: wish.kind, id: wish.id, fields: ['names'] } },
    ]);
  });

  it('an edit of a term keeps fields it does not name', async () => {
    await one({ kind: 'size', id: 1, fields: { centimetres: '26' } });
    expect((await storedTerms(db, 'size')).find(({ id }) => id === 1)).toEqual({
      kind: 'size',
      id: 1,
      version: 2,
      names: { en: 'Small', ar: 'តូច' },
      shortNames: { en: 'S', ar: 'តូ' },
      inches: '10',
      centimetres: '26',
      position: 2,
    });
  });

  it('editing an outdated version of a term returns the current one', async () => {
    await one({ kind: 'brand', id: 1, version: 1, fields: { names: { en: 'A' } } });
    expect(await one({ kind: 'brand', id: 1, version: 1, fields: { names: { en: 'B' } } })).toMatchObject({
      state: 'conflict',
      now: { names: { en: 'A' }, version: 2 },
    });
  });
});

describe('deleting a term', () => {
  beforeEach(freshShop);

  it('deleting a term is refused while it is in use', async () => {
    for (const [kind, id, uses] of [
      ['brand', 1, 2],
      ['tag', 2, 4],
      ['colour', 1, 3],
      ['size', 2, 1],
      ['attribute', 3, 2],
      ['attribute', 1, 4],
      ['option', 2, 1],
      ['vendor', 1, 1],
    ] as const)
      expect(await one({ kind, id, fields: {}, remove: true }), kind).toEqual({
        state: 'refused',
        errors: [{ field: 'names', code: 'inUse', about: uses }],
      });
  });

  it('deleting an unused term succeeds, invalidates caches and is audited', async () => {
    const made = await one({ kind: 'tag', fields: { names: { en: 'Ofice' } } });
    const { id } = made as { id: number };
    const audited = await auditedSince(db);
    const notices = await noticesDuring(url, () => one({ kind: 'tag', id, fields: {}, remove: true }));
    expect(notices).toEqual(['all']);
    expect(await audited()).toMatchObject([{ event: 'word removed', detail: { kind: 'tag', id } }]);
    expect((await storedTerms(db, 'tag')).map((each) => each.id)).not.toContain(id);
    expect(await one({ kind: 'tag', id, fields: {}, remove: true })).toMatchObject({ state: 'unchanged' });
  });
});

describe('invalid terms', () => {
  beforeAll(freshShop);

  it.each<[TermEdit, string[]]>([
    [{ kind: 'tag', fields: { names: { ar: 'ក' } } }, ['names missing']],
    [{ kind: 'tag', fields: { names: { en: 'office' } } }, ['names taken']],
    [{ kind: 'brand', fields: { names: { en: 'Bayon', ar: 'បាយ័ន' } } }, ['names value']],
    [{ kind: 'colour', fields: { names: { en: 'Teal' } } }, ['hex missing']],
    [{ kind: 'colour', fields: { names: { en: 'Teal' }, hex: 'teal' } }, ['hex colour']],
    [
      { kind: 'size', fields: { names: { en: 'H', ar: 'ហ' }, shortNames: { en: 'H' } } },
      ['shortNames missing'],
    ],
    [
      { kind: 'size', fields: { names: { en: 'H' }, shortNames: { en: 'H', ar: 'ហ' } } },
      ['shortNames needsName'],
    ],
    [{ kind: 'option', fields: { names: { en: 'Ribbon' } } }, ['attributeId missing']],
    [{ kind: 'option', fields: { names: { en: 'Ribbon' }, attributeId: 1 } }, ['attributeId unknown']],
    [{ kind: 'tag', id: 99, fields: {} }, ['names missing', 'names unknown']],
  ])('the term %j is rejected', async (wish, errors) => {
    expect(errorsOf(await one(wish))).toEqual(wish.id === undefined ? errors : errors.slice(1));
  });
});
