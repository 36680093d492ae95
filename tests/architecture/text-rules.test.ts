import { describe, expect, test } from 'vitest';
import { allFiles, codeFiles, shippedFiles, textOf } from './sources.ts';
import {
  holdsSql,
  isKebabCase,
  putsTextIntoSql,
  readsKhmer,
  segmentsWords,
  writesAudit,
} from './text-rules.ts';

const offenders = (files: readonly string[], isWrong: (text: string) => boolean) =>
  files.filter((file) => isWrong(textOf(file)));

describe('rules the import check cannot see', () => {
  test('SQL appears only in queries.ts and *-queries.ts of the shop’s modules', () => {
    const mayHoldSql =
      /^(shop\/[^/]+\/([a-z]+\/)?([a-z0-9-]+-)?queries\.ts$|database\/|server\/demo\/|tools\/)/u;
    expect(
      offenders(
        shippedFiles().filter((file) => !mayHoldSql.test(file)),
        holdsSql,
      ),
    ).toEqual([]);
  });

  test('client input is bound, never interpolated into SQL', () => {
    const serving = shippedFiles().filter((file) => /^(shop|server)\//u.test(file));
    // The query file defines the names of its columns and tables itself, so it is safe.
    expect(offenders(serving, putsTextIntoSql)).toEqual([
      'shop/catalogue/product-write-queries.ts',
      'shop/catalogue/stored-product-queries.ts',
      'server/demo/queries.ts',
    ]);
  });

  test('the audit log is written only by shop/audit, and its events are typed', () => {
    const shop = shippedFiles().filter((file) => /^(shop|server)\/.*\.ts$/u.test(file));
    expect(offenders(shop, writesAudit)).toEqual(['shop/audit/queries.ts']);
  });

  test('the built-in Khmer is read only by shop/localisation, because it knows the texts staff replaced', () => {
    const shipped = shippedFiles().filter((file) => !file.startsWith('shop/localisation/'));
    expect(offenders(shipped, readsKhmer)).toEqual([]);
  });

  test('words are segmented only on the server, because browsers do it differently', () => {
    expect(
      offenders(
        shippedFiles().filter((file) => /^(rules|ui|web|storefront|office)\//u.test(file)),
        segmentsWords,
      ),
    ).toEqual([]);
  });

  test('files and folders use kebab-case', () => {
    expect(allFiles().filter((file) => !isKebabCase(file))).toEqual([]);
  });

  test('there are no barrel files: a module’s public interface is named after its folder', () => {
    expect(codeFiles().filter((file) => /(^|\/)index\.\w+$/u.test(file))).toEqual([]);
  });

  test('no file has a generic name', () => {
    expect(
      codeFiles().filter((file) =>
        /(^|[/-])(utils?|helpers?|managers?|misc|common-stuff)(\.|\/|-)/u.test(file),
      ),
    ).toEqual([]);
  });
});

describe('the text rules', () => {
  test.each([
    `const rows = await db.selectFrom('product').execute();`,
    `db.insertInto('product')`,
    'await sql`select 1`.execute(db)',
    `import { sql } from 'kysely';`,
    `import pg from 'pg';`,
    'await client.query(`delete from product`)',
  ])('SQL in %s is detected', (line) => {
    expect(holdsSql(line)).toBe(true);
  });

  test.each([
    `import type { Kysely } from 'kysely';`,
    `import type { Database } from '#database/schema.ts';`,
    'const sqlIsFine = 1;',
  ])('the text rules report nothing in %s', (line) => {
    expect(holdsSql(line)).toBe(false);
  });

  test.each([
    ['sql`order by ${sql.raw(column)}`', true],
    ["client.query(`select * from product where name = '${name}'`)", true],
    ['sql`limit ${sql.lit(input.PageSize)}`', true],
    ['sql`where id = ${id}`', false],
    ['client.query(`select 1`)', false],
  ])('text inserted into SQL in %s is detected: %s', (line, expected) => {
    expect(putsTextIntoSql(line)).toBe(expected);
  });

  test.each([
    ['sql`insert into audit_entry (event) values (1)`', true],
    ["db.insertInto('audit_entry')", true],
    ['sql`select event from audit_entry`', false],
  ])('writes to the audit log in %s are detected: %s', (line, expected) => {
    expect(writesAudit(line)).toBe(expected);
  });

  test.each([
    ['cartLabels.khmer.free', true],
    ['Object.values(set.khmer)', true],
    ['const khmer = await heroIn(lang)', false],
  ])('use of the built-in Khmer texts in %s is detected: %s', (line, expected) => {
    expect(readsKhmer(line)).toBe(expected);
  });

  test('the text rules report word segmenting, but not grapheme segmenting', () => {
    expect(segmentsWords(`new Intl.Segmenter('km', { granularity: 'word' })`)).toBe(true);
    expect(segmentsWords(`new Intl.Segmenter('km', { granularity: 'grapheme' })`)).toBe(false);
  });

  test.each([
    ['ui/price.tsx', true],
    ['storefront/entry.browser.tsx', true],
    ['database/baseline/1-catalogue.sql', true],
    ['ui/Price.tsx', false],
    ['ui/rating_stars.tsx', false],
    ['shop/orderItems/queries.ts', false],
  ])('the text rules classify %s as kebab-case: %s', (file, expected) => {
    expect(isKebabCase(file)).toBe(expected);
  });
});
