import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { daysAround } from '#server/demo/days.ts';
import { readDemoData } from '#server/demo/read-files.ts';
import { baseRows } from '#server/reference-data/seed-reference-data.ts';
import { readBaseFiles } from '#server/reference-data/base-files.ts';
import { planDemo } from '#server/demo/seed.ts';
import { OperatorError } from '#server/process/operator-error.ts';

const demo = path.resolve(import.meta.dirname, '../../database/demo');
const folder = mkdtempSync(path.join(tmpdir(), 'kado-demo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() =>
  cpSync(demo, folder, { recursive: true, filter: (file) => !file.startsWith(path.join(demo, 'content')) }),
);

const base = new Map(
  Object.entries(baseRows(await readBaseFiles())).flatMap(([table, rows]) =>
    rows.map(({ key, id }, at) => [`${table} ${key}`, id ?? at + 1] as const),
  ),
);
const days = daysAround(new Date('2026-03-01T12:00:00Z'));

/** Changes one file in a copy of the demo data and reads all of the data. */
async function withChange(file: string, change: (content: never) => void): Promise<unknown> {
  const place = path.join(folder, file);
  const content = JSON.parse(readFileSync(place, 'utf8')) as never;
  change(content);
  writeFileSync(place, JSON.stringify(content));
  return planDemo(await readDemoData(folder), days, base);
}

interface Product {
  [field: string]: unknown;
  colours: { colour: string; picture: string }[];
  options: { attribute: string; choices: { option: string; percent?: number; amount?: string }[] }[];
}
type Change = (content: Product) => void;

describe('mistakes in the demo data, reported by file and field', () => {
  const mug = 'products/ceramic-mug.json';
  test.each<[string, Change, RegExp]>([
    [
      'an unknown category',
      (it) => (it['category'] = 'mugz'),
      /ceramic-mug\.json: "mugz" is not in categories\.json/u,
    ],
    [
      'an unknown brand',
      (it) => (it['brand'] = 'nobody'),
      /ceramic-mug\.json: "nobody" is not in brands\.json/u,
    ],
    ['an unknown tag', (it) => (it['tags'] = ['shiny']), /"shiny" is not in tags\.json/u],
    ['an unknown colour', (it) => (it.colours[0]!.colour = 'pink'), /"pink" is not in colours\.json/u],
    [
      'an unknown picture',
      (it) => (it.colours[0]!.picture = 'products/none.webp'),
      /"products\/none\.webp" is not in pictures\.json/u,
    ],
    [
      'an option of another attribute',
      (it) => (it.options[0]!.choices[0]!.option = 'ruled'),
      /"ruled" isn’t a value of print/u,
    ],
    [
      'a surcharge on a colour it does not have',
      (it) => (it['colourAmounts'] = { gold: '1.00' }),
      /colourAmounts: the product has no "gold"/u,
    ],
    ['no picture at all', (it) => Object.assign(it, { colours: [], pictures: [] }), /needs a picture/u],
    [
      'a price without cents',
      (it) => (it['price'] = '7'),
      /ceramic-mug\.json: price: must be an amount in dollars/u,
    ],
    ['a missing text', (it) => (it['name'] = { en: 'Mug' }), /ceramic-mug\.json: name\.km/u],
    [
      'an empty text',
      (it) => (it['name'] = { en: 'Mug', km: ' ' }),
      /ceramic-mug\.json: name\.km: can’t be empty/u,
    ],
    ['a misspelt field', (it) => (it['colors'] = []), /ceramic-mug\.json: .*colors/u],
    [
      'both amount and percent',
      (it) => Object.assign(it.options[0]!.choices[0]!, { amount: '1.00', percent: 5 }),
      /options\[0\]\.choices\[0\]: needs either/u,
    ],
    ['another slug than its file', (it) => (it['slug'] = 'mug'), /ceramic-mug\.json: slug is "mug"/u],
  ])('demo data with %s is rejected', async (_, change, message) => {
    const mistake = withChange(mug, change);
    await expect(mistake).rejects.toThrow(message);
    await expect(mistake).rejects.toBeInstanceOf(OperatorError);
  });

  test('a product whose file is missing is rejected', async () => {
    await expect(withChange('products.json', (slugs: string[]) => slugs.push('unicorn'))).rejects.toThrow(
      /products\/unicorn\.json: can’t be read/u,
    );
  });

  test('a file that is not JSON is rejected', async () => {
    writeFileSync(path.join(folder, 'tags.json'), '[{]');
    await expect(readDemoData(folder)).rejects.toThrow(/tags\.json: invalid JSON/u);
  });
});

describe('dates of the seed', () => {
  test('seed days begin at midnight in Phnom Penh, whatever the time zone of the machine', () => {
    expect(daysAround(new Date('2026-03-01T16:59:59.500Z')).from(0).toISOString()).toBe(
      '2026-02-28T17:00:00.000Z',
    );
    expect(daysAround(new Date('2026-03-01T17:00:00Z')).from(0).toISOString()).toBe(
      '2026-03-01T17:00:00.000Z',
    );
    expect(daysAround(new Date('2026-03-01T12:00:00Z')).from(-2, 9).toISOString()).toBe(
      '2026-02-27T02:00:00.000Z',
    );
  });

  test('seeds of different days differ only in their dates', async () => {
    const data = await readDemoData(demo);
    const blank = (_: string, value: unknown) =>
      typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:T|$)|^\$argon2id/u.test(value) ? '' : value;
    const [one, other] = await Promise.all([
      planDemo(data, days, base),
      planDemo(data, daysAround(new Date('2027-08-19T03:00:00Z')), base),
    ]);
    expect(JSON.stringify(one, blank)).toBe(JSON.stringify(other, blank));
  });
});
