import { parse } from 'csv-parse/sync';
import { readForeign } from '#shop/imports/foreign/read-foreign.ts';

export function csvTable(csv: string, delimiter = ',') {
  const [header = [], ...lines] = parse(csv.trim(), { delimiter, relaxColumnCount: true });
  return { name: 'export', header, records: lines.map((cells, at) => ({ line: at + 2, cells })) };
}

export const exportSetup = {
  vatRate: null as number | null,
  timeZone: 'Asia/Phnom_Penh',
  now: new Date('2026-11-27'),
  skusByOldId: new Map([['1', 'REF-1']]),
};

/** Reads a CSV text as an export of another shop, and returns the cells of its rows by kind. */
export function readExport(csv: string, delimiter?: string, vatRate: number | null = null) {
  const found = readForeign(csvTable(csv, delimiter), { ...exportSetup, vatRate })!;
  const rows = (kind: string) =>
    found.tables.find((each) => each.kind === kind)?.rows.map(({ cells }) => cells) ?? [];
  return {
    ...found,
    products: rows('products'),
    discounts: rows('discounts'),
    redirects: rows('redirects'),
    codes: found.lost.map(({ code }) => code),
    examplesOf: (code: string) => found.lost.find((each) => each.code === code)?.examples ?? [],
    terms: [...(found.tables.find(({ kind }) => kind === 'products')?.terms?.values() ?? [])].flat(),
  };
}
