import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Database } from '#database/schema.ts';
import { productDetail, storedProducts } from '#shop/catalogue/catalogue.ts';
import { auditedSince } from '#tests/support/audit.ts';
import { catalogueToChange, foundBy, listPrices } from '#tests/support/changing.ts';
import { noticesDuring } from '#tests/support/notices.ts';
import type { Query } from '#tests/support/postgres.ts';
import { catalogueCommand } from './catalogue-files.ts';

let db: Database;
let url: string;
let query: Query;
const freshShop = async () => {
  ({ db, query, url } = await catalogueToChange());
};
const command = catalogueCommand(() => db);
const { run, csv, xlsx, place, rowsOf } = command;
const productOf = async (id: number) => (await storedProducts(db, [id]))[0]!;
const idOf = async (sku: string) =>
  (await db.selectFrom('product').select('id').where('sku', '=', sku).executeTakeFirst())?.id ?? 0;
const done = (counts: string) => expect.stringMatching(new RegExp(`rows: ${counts}\\.$`, 'u')) as string;
const unchanged = done('0 new, 0 changed, \\d+ unchanged, 0 invalid');

describe('a catalog export', () => {
  beforeEach(freshShop);

  it.each(['csv', 'xlsx'])(
    'an export imported again changes nothing, whatever was sold in between (%s)',
    async (ending) => {
      const file = place(ending);
      expect(await run('export', file)).toMatchObject({ code: 0 });
      await query`update product set stock = stock - 3 where id = 1`;
      const before = await storedProducts(db, [1, 2, 3, 4, 5, 6, 7]);
      const audited = await auditedSince(db);
      const files =
        ending === 'csv'
          ? [file, file.replace('.csv', '.categories.csv'), file.replace('.csv', '.words.csv')]
          : [file];
      for (const each of files)
        expect(await run('import', each, '--yes')).toEqual({ code: 0, output: [unchanged] });
      expect(await storedProducts(db, [1, 2, 3, 4, 5, 6, 7])).toEqual(before);
      expect((await audited()).map(({ event }) => event)).toEqual(files.map(() => 'catalogue imported'));
    },
  );

  it('an export omits archived products', async () => {
    await db
      .updateTable('product')
      .set({ published: false, archived_at: new Date() })
      .where('id', '=', 6)
      .execute();
    const file = place('csv');
    await run('export', file);
    expect(rowsOf(file).map(({ sku }) => sku)).toEqual([
      'SKU-1',
      'SKU-2',
      'SKU-3',
      'SKU-4',
      'SKU-5',
      'SKU-7',
    ]);
  });
});

describe('a catalog import', () => {
  beforeEach(freshShop);

  it('a catalog import prints each difference and each invalid row, and changes nothing without --yes', async () => {
    const file = csv([
      { sku: 'SKU-1', price: '13.00', name_en: 'Clay Mug', tags: 'Office; Wedding' },
      { sku: 'SKU-2', price: '12,5x', name_en: '', tags: 'Ofice' },
      { sku: 'SKU-3', price: '100.00', name_en: 'Wine Glass 100%', tags: 'Office; Wedding' },
      { sku: 'SKU-1', price: '11.00', name_en: 'Twice', tags: '' },
      { sku: 'NEW-1', price: '1.00', name_en: 'New', tags: '' },
    ]);
    const audited = await auditedSince(db);
    for (const dry of [[], ['--dry-run']]) {
      expect(await run('import', file, ...dry)).toEqual({
        code: 1,
        output: [
          'row 2  SKU-1  price 12.50 → 13.00',
          'row 3  SKU-2  INVALID  price: “12,5x” isn’t an amount such as 12.50; tags: Not found: Ofice (did you mean "Office"?); name_en: This field is required',
          'row 5  SKU-1  INVALID  sku: Duplicate of row 2',
          'row 6  NEW-1  INVALID  categories: This field is required',
          done('0 new, 1 changed, 1 unchanged, 3 invalid'),
          'Dry run: no changes were made. Run again with --yes to import; invalid rows are skipped.',
        ],
      });
    }
    expect(await audited()).toEqual([]);
    expect((await productOf(1)).priceCents).toBe(1250);
  });

  it('an import appears in lists and search immediately, in every process', async () => {
    const file = csv([
      { sku: 'SKU-2', price: '30.00', name_en: 'Quokka Mug', name_km: 'ពែងស្វា', published: 'yes' },
      { sku: 'SKU-3', price: '50.00', name_en: '', name_km: '', published: 'yes' },
    ]);
    const audited = await auditedSince(db);
    const notices = await noticesDuring(url, async () => {
      const { code, output } = await run('import', file, '--yes');
      expect(output).toEqual([
        'row 2  SKU-2  name_en Blue Mug → Quokka Mug; name_km ពែងខៀវ → ពែងស្វា; price 40.00 → 30.00',
        'row 3  SKU-3  INVALID  name_en: This field is required',
        done('0 new, 1 changed, 0 unchanged, 1 invalid'),
      ]);
      expect(code).toBe(1);
    });
    expect(notices).toEqual(['product 2', 'list']);
    expect((await listPrices(db)).get(2)).toBe(1500);
    expect(await foundBy(db, 'quokka')).toEqual([2]);
    expect(await foundBy(db, 'ពែងស្វា')).toContain(2);
    expect((await productOf(3)).priceCents).toBe(10_000);
    expect(await audited()).toEqual([
      {
        event: 'product changed',
        actor: 'staff srey',
        detail: { product: 2, fields: ['priceCents', 'name.en', 'name.ar'], price: [4000, 3000] },
      },
      {
        event: 'catalogue imported',
        actor: 'staff srey',
        detail: { new: 0, changed: 1, unchanged: 0, wrong: 1, stopped: false },
      },
    ]);
  });

  it('a catalog import reads decimal commas, reports both readings of ambiguous prices, and needs --any-price for large jumps', async () => {
    const { priceCents, stock } = await productOf(2);
    const file = csv([
      { sku: 'SKU-1', price: '12,90', stock: '5.0' },
      { sku: 'SKU-2', price: '1,234', stock: '1,000' },
      { sku: 'SKU-3', price: '0', stock: '' },
      { sku: 'SKU-4', price: '1,234.50', stock: '' },
    ]);
    const { code, output } = await run('import', file, '--yes');
    expect(code).toBe(1);
    expect(output).toEqual([
      expect.stringMatching(/^row 2 {2}SKU-1 {2}price 12\.50 → 12\.90; stock .* → 5$/u),
      'row 3  SKU-2  INVALID  price: "1,234" could be 1234 or 1.234. Leave out the thousands separator; stock: "1,000" could be 1000 or 1. Leave out the thousands separator',
      'row 4  SKU-3  INVALID  price: The price would be 0. Use --any-price to allow it',
      expect.stringMatching(
        /^row 5 {2}SKU-4 {2}price 200\.00 → 1234\.50|INVALID {2}price: The price changes more than fivefold/u,
      ),
      done('0 new, 1 changed, 0 unchanged, 3 invalid'),
    ]);
    expect(await productOf(2)).toMatchObject({ priceCents, stock });
    const free = csv([{ sku: 'SKU-3', price: '0' }]);
    expect((await run('import', free, '--any-price', '--yes')).output).toEqual([
      'row 2  SKU-3  price 100.00 → 0.00',
      done('0 new, 1 changed, 0 unchanged, 0 invalid'),
    ]);
  });

  it('a catalog import keeps fields without a column, clears empty cells, and reports unknown columns', async () => {
    const before = await productOf(1);
    const file = csv([{ sku: 'SKU-1', vendor: '', Colourz: 'pink' }]);
    expect((await run('import', file, '--yes')).output).toEqual([
      `${path.basename(file)}: skipped unknown columns: colourz (did you mean "colours"?).`,
      'row 2  SKU-1  vendor Angkor Gifts → (empty)',
      done('0 new, 1 changed, 0 unchanged, 0 invalid'),
    ]);
    expect(await productOf(1)).toEqual({ ...before, version: 2, vendorId: null });
  });

  it('a catalog import records the file in the stock history, and only applies the difference', async () => {
    await query`update product set stock = stock - 3 where id = 1`;
    const file = csv([{ sku: 'SKU-1', stock: '32', stock_was: '12' }]);
    await run('import', file, '--yes');
    expect((await productOf(1)).stock).toBe(29);
    const last = await db
      .selectFrom('stock_change')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(last).toMatchObject({
      from_stock: 9,
      to_stock: 29,
      why: `import ${path.basename(file)}`,
      changed_by: 'staff srey',
    });
  });

  it('a catalog import gives new products the whole stock of an export, also per variant', async () => {
    const exported = place('csv');
    await run('export', exported);
    const [first] = rowsOf(exported);
    const { colours = '' } = first ?? {};
    const counts = colours
      .split('; ')
      .map((colour) => `${colour.split(' +')[0]}: 3`)
      .join('; ');
    const variants = { stock_per: 'color', variant_stock: counts, variant_stock_was: counts };
    const plain = { ...first, sku: 'NEW-1', stock: '12', stock_was: '12' };
    expect(await run('import', csv([plain]), '--yes')).toMatchObject({ code: 0 });
    expect(await productOf(await idOf('NEW-1'))).toMatchObject({ stock: 12, stockPer: null });
    expect(await run('import', csv([{ ...plain, ...variants, sku: 'NEW-2' }]), '--yes')).toMatchObject({
      code: 0,
    });
    const made = await productOf(await idOf('NEW-2'));
    expect(made).toMatchObject({ stock: 3 * made.colours.length, stockPer: 'color' });
  });

  it('a catalog import imports attributes, categories and products that refer to them from one file, also in a dry run', async () => {
    const file = await xlsx({
      Notes: [{ note: 'for us' }],
      Products: [
        {
          sku: '00123',
          name_en: 'Lamp',
          name_km: 'ចង្កៀង',
          price: '9.5',
          categories: 'Office > Desk; Bags',
          brand: 'Bayon',
          tags: 'Festive',
          colours: 'Teal +1.00; Red',
          sizes: 'Huge',
          options: 'Gift wrap (optional): Ribbon +10%\nPrint: One colour',
        },
      ],
      Categories: [
        { category: 'Office', name_km: 'ការិយាល័យ' },
        { category: 'Office > Desk', name_km: '' },
        { category: 'Nowhere > Else', name_km: '' },
      ],
      Words: [
        { kind: 'brand', name: 'Bayon' },
        { kind: 'tag', name: 'Festive' },
        { kind: 'colour', name: 'Teal', hex: '#00A0A0' },
        { kind: 'colour', name: 'Pink', hex: 'pink' },
        { kind: 'size', name: 'Huge', short_name: 'H' },
        { kind: 'attribute', name: 'Gift wrap' },
        { kind: 'option', name: 'Ribbon', attribute: 'Gift wrap' },
      ],
    });
    const told = [
      'Skipped Notes: it has no sku column, no category column, and no kind and name columns.',
      'Words, row 2  brand Bayon  new',
      'Words, row 3  tag Festive  new',
      'Words, row 4  colour Teal  new',
      'Words, row 5  colour Pink  INVALID  hex: Enter a hex color such as #1a2b3c',
      'Words, row 6  size Huge  new',
      'Words, row 7  attribute Gift wrap  new',
      'Words, row 8  option Ribbon  new',
      'Categories, row 2  Office  new',
      'Categories, row 3  Office > Desk  new',
      'Categories, row 4  Nowhere > Else  INVALID  category: Not found: Nowhere',
      expect.stringMatching(
        /^Products, row 2 {2}00123 {2}new; name_en Lamp; price 9\.50; categories Office > Desk; Bags$/u,
      ),
      done('9 new, 0 changed, 0 unchanged, 2 invalid'),
    ];
    const audited = await auditedSince(db);
    expect(
      await noticesDuring(url, async () =>
        expect((await run('import', file)).output.slice(0, -1)).toEqual(told),
      ),
    ).toEqual([]);
    expect(await audited()).toEqual([]);
    expect(await idOf('00123')).toBe(0);
    expect((await run('import', file, '--yes')).output).toEqual(told);
    const id = await idOf('00123');
    expect(await productDetail(db, id, 'ar')).toMatchObject({
      name: 'ចង្កៀង',
      brandName: 'Bayon',
      tags: ['Festive'],
      colours: [{ hex: '#00a0a0' }, { name: 'ក្រហម' }],
      sizes: [{ shortName: 'H' }],
    });
    expect((await productOf(id)).options).toEqual([
      { attributeId: 3, required: true, choices: [{ optionId: 1, priceType: 1, amount: 0 }] },
      {
        attributeId: expect.any(Number),
        required: false,
        choices: [{ optionId: expect.any(Number), priceType: 2, amount: 1000 }],
      },
    ]);
    expect((await run('import', file, '--yes')).output.at(-1)).toEqual(
      done('0 new, 0 changed, 9 unchanged, 2 invalid'),
    );
  });

  it('a catalog import reports all errors of a row at once, with price limits in dollars and texts with lost characters', async () => {
    const file = csv([
      {
        sku: 'SKU-1',
        name_km: '????? 500 ml',
        name_en: 'Really???',
        price: '99999999999',
        shipping_days: 'x'.repeat(40),
        colours: 'Red +99999999',
        stock: 'many',
      },
    ]);
    expect((await run('import', file)).output[0]).toBe(
      'row 2  SKU-1  INVALID  name_km: Letters were lost when the file was saved. Save it as UTF-8; ' +
        'stock: “many” isn’t a whole number; price: This number is out of range (at most $10,000,000.00); ' +
        'shipping_days: Use up to 30 characters; ' +
        'colours: This number is out of range (at most $10,000,000.00 or 1,000%)',
    );
    const labels = csv([{ kind: 'colour', name: '???', name_km: 'ស', hex: 'pink' }]);
    expect((await run('import', labels)).output[0]).toMatch(
      /name: Letters were lost .*; hex: Enter a hex color/u,
    );
  });

  it('a catalog import creates missing brands and categories only when requested', async () => {
    const row = { sku: 'NEW-2', name_en: 'Lamp', price: '9.50', brand: 'Bayon', published: 'yes' };
    const file = csv([
      { ...row, categories: 'Bags > Totes > Small; Drinkwear' },
      { ...row, sku: 'NEW-3', categories: 'Bags > Totes', published: '??' },
    ]);
    const wrong = (await run('import', file)).output;
    expect(wrong[0]).toContain('categories: Not found: Bags > Totes > Small');
    expect(wrong[0]).toContain('categories: Not found: Drinkwear (did you mean "Drinkware"?)');
    expect(wrong[0]).toContain('brand: Not found: Bayon');
    const made = [
      'row 2  brand Bayon  new',
      'row 2  Bags > Totes  new',
      'row 2  Bags > Totes > Small  new',
      'row 2  Drinkwear  new',
      'row 2  NEW-2  new; name_en Lamp; price 9.50; categories Bags > Totes > Small; Drinkwear',
      expect.stringMatching(/^row 3 {2}NEW-3 {2}INVALID {2}published: Letters were lost/u),
      done('5 new, 0 changed, 0 unchanged, 1 invalid'),
    ];
    expect((await run('import', file, '--create')).output.slice(0, -1)).toEqual(made);
    expect(await idOf('NEW-2')).toBe(0);
    expect((await run('import', file, '--create', '--yes')).output).toEqual(made);
    expect(await productDetail(db, await idOf('NEW-2'), 'en')).toMatchObject({ brandName: 'Bayon' });
    expect((await run('import', file, '--create', '--yes')).output.at(-1)).toEqual(
      done('0 new, 0 changed, 1 unchanged, 1 invalid'),
    );
  });

  it('a catalog import creates nothing for rejected rows, whatever the reason', async () => {
    const row = { sku: 'NEW-4', name_en: 'Lamp', price: '9.50', brand: 'Bayon', categories: 'Lights > Desk' };
    const file = csv([
      { ...row, sku: 'NEW-5', price: 'free', brand: 'Nobody', categories: 'Nowhere > Else' },
      { ...row, sku: 'NEW-6', name_en: '', brand: 'Nobody', categories: 'Nowhere' },
      row,
      { ...row, categories: 'Twice', brand: 'Twice' },
      { ...row, sku: 'NEW-7', brand: 'x'.repeat(500), categories: 'Lamps' },
    ]);
    const told = [
      expect.stringMatching(/^row 6 {2}brand x+ {2}INVALID {2}name: Use up to/u),
      'row 4  brand Bayon  new',
      'row 4  Lights  new',
      'row 4  Lights > Desk  new',
      expect.stringMatching(/^row 2 {2}NEW-5 {2}INVALID {2}price: “free” isn’t an amount/u),
      expect.stringMatching(/^row 3 {2}NEW-6 {2}INVALID {2}.*name_en: This field is required/u),
      'row 4  NEW-4  new; name_en Lamp; price 9.50; categories Lights > Desk',
      expect.stringMatching(/^row 5 {2}NEW-4 {2}INVALID {2}.*sku: Duplicate of row 4/u),
      expect.stringMatching(/^row 6 {2}NEW-7 {2}INVALID/u),
      done('4 new, 0 changed, 0 unchanged, 5 invalid'),
    ];
    expect((await run('import', file, '--create')).output.slice(0, -1)).toEqual(told);
    expect((await run('import', file, '--create', '--yes')).output).toEqual(told);
    const categories = place('csv');
    await run('export', categories);
    expect(
      rowsOf(categories.replace('.csv', '.categories.csv')).map(({ category }) => category),
    ).not.toContain('Nowhere');
  });

  it('a catalog import treats SKUs and names that look alike as equal, and keeps texts unchanged', async () => {
    const row = { sku: 'SKU-1\u200b', brand: '', price: '12.50', name_km: 'ពែង\u200bកាហ្វេ' };
    const made = { name_km: '', categories: '\u200eDrink\u200bware', price: '5', brand: 'Tonle\u200b Clay' };
    const file = csv([
      { ...row, name_en: 'Mug', categories: 'DRINKWARE', brand: 'tonle clay' },
      { ...made, name_en: 'Lower', sku: 'sku-2' },
      { ...made, name_en: 'One', sku: 'ENC-30' },
      { ...made, name_en: 'Other', sku: 'enc-30\u00ad' },
    ]);
    expect((await run('import', file, '--create', '--yes')).output).toEqual([
      expect.stringMatching(/^row 2 {2}SKU-1 {2}/u),
      'row 3  sku-2  INVALID  sku: This differs from SKU-2 only by letter case or invisible marks',
      'row 4  ENC-30  new; name_en One; price 5.00; categories Drinkware',
      'row 5  enc-30  INVALID  sku: Duplicate of row 4',
      done('1 new, 1 changed, 0 unchanged, 2 invalid'),
    ]);
    const { sku, texts } = await productOf(1);
    expect([sku, texts.ar?.name]).toEqual(['SKU-1', 'ពែង\u200bកាហ្វេ']);
    expect((await run('import', file, '--create', '--yes')).output.at(-1)).toEqual(
      done('0 new, 0 changed, 2 unchanged, 2 invalid'),
    );
  });

  it('a catalog import renames, moves and removes; importing the file again changes nothing', async () => {
    const categories = csv([
      { category: 'Drinkware > Mugs', new_path: 'Bags > Beakers', name_km: 'ពែង', published: 'no' },
      { category: 'Bags', new_path: '', name_km: '', published: 'archived' },
    ]);
    expect((await run('import', categories, '--yes')).output).toEqual([
      'row 2  Drinkware > Mugs  category Drinkware > Mugs → Bags > Beakers; published yes → no',
      'row 3  Bags  INVALID  published: Products, subcategories or sample requests still use this (3). Change those first',
      done('0 new, 1 changed, 0 unchanged, 1 invalid'),
    ]);
    expect((await run('import', categories, '--yes')).output.at(-1)).toEqual(
      done('0 new, 0 changed, 1 unchanged, 1 invalid'),
    );
    const labels = csv([
      { kind: 'tag', name: 'Travel', new_name: 'Trips', remove: 'no' },
      { kind: 'tag', name: 'Office', new_name: '', remove: 'yes' },
      { kind: 'brand', name: 'Nobody', new_name: '', remove: 'yes' },
    ]);
    expect((await run('import', labels, '--yes')).output).toEqual([
      'row 2  tag Travel  name Travel → Trips',
      'row 3  tag Office  INVALID  remove: Products, subcategories or sample requests still use this (3). Change those first',
      done('0 new, 1 changed, 1 unchanged, 1 invalid'),
    ]);
    expect((await run('import', labels, '--yes')).output.at(-1)).toEqual(
      done('0 new, 0 changed, 2 unchanged, 1 invalid'),
    );
    expect(await foundBy(db, 'trips')).toEqual([4]);
  });

  it('a catalog import reports an interruption, and resumes when started again', async () => {
    const file = csv(
      Array.from({ length: 320 }, (_, at) => ({
        sku: `N-${at}`,
        name_en: `Thing ${at}`,
        price: '1.00',
        categories: 'Bags',
      })),
    );
    command.stopAfter(1);
    const stopped = await run('import', file, '--yes');
    command.stopAfter(Infinity);
    expect(stopped.code).toBe(130);
    expect(stopped.output.slice(-2)).toEqual([
      '320 rows: 250 new, 0 changed, 0 unchanged, 0 invalid.',
      'Stopped. Run the same command again to resume.',
    ]);
    const audited = await auditedSince(db);
    expect((await run('import', file, '--yes')).output.at(-1)).toBe(
      '320 rows: 70 new, 0 changed, 250 unchanged, 0 invalid.',
    );
    expect((await audited()).at(-1)).toMatchObject({ detail: { new: 70, unchanged: 250, stopped: false } });
  });
});

describe('the arguments of the catalog command', () => {
  beforeAll(freshShop);

  test.each([
    [[], /npm run catalogue/u],
    [['delete', 'x.csv'], /npm run catalogue/u],
    [['import', 'x.csv', 'y.csv'], /npm run catalogue/u],
    [['import', 'x.csv', '--now'], /--now/u],
    [['export', 'x.csv', '--create'], /npm run catalogue/u],
    [['import', 'x.csv', '--yes', '--dry-run'], /can’t be combined with/u],
    [['import', '/nowhere/x.csv'], /file .* not found/u],
    [['import', '/nowhere/x.ods'], /file .* not found/u],
    [['import', '/nowhere/x.csv', '--pictures', '/nowhere/at-all'], /folder .* not found/u],
    [['import', csv([{ name: 'x' }])], /contains no catalog data/u],
    [['import', csv([{ sku: 'x', SKU: 'y' }])], /the column sku appears twice/u],
  ])('the catalog command rejects the arguments %j with an explanation', async (args, sentence) => {
    expect((await run(...args)).code).toMatch(sentence);
  });
});
