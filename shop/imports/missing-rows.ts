import type { KnownTable } from './file-table.ts';
import { cut } from './cell-text.ts';
import { compareKey } from '#rules/compare-key.ts';
import { pathsIn } from './product-cells.ts';
import type { References } from './references.ts';

/**
 * Returns rows for the brands and categories that products refer to and the shop doesn't have, parents first.
 * @param refused lines of refused rows, which create no records
 */
export function missingRows(
  table: KnownTable,
  { brands, paths }: Pick<References, 'brands' | 'paths'>,
  refused?: ReadonlySet<number>,
): KnownTable[] {
  const missing = { words: new Map<string, KnownTable['rows'][0]>(), categories: new Map() };
  const add = (kind: keyof typeof missing, name: string, line: number, cells: Record<string, string>) => {
    const key = compareKey(name);
    if (!missing[kind].has(key)) missing[kind].set(key, { line, cells, problems: [] });
  };
  const rows = table.rows.filter(({ line, problems }) => problems.length === 0 && !refused?.has(line));
  for (const { line, cells } of rows) {
    const brand = cells['brand']?.trim() ?? '';
    if (brand !== '' && brands.find(brand) === null)
      add('words', brand, line, { kind: 'brand', name: brand });
    for (const levels of pathsIn(cells['categories'] ?? '').map((path) => cut(path, '>')))
      for (const at of levels.keys()) {
        const category = levels.slice(0, at + 1).join(' > ');
        if (paths.find(category) === null) add('categories', category, line, { category });
      }
  }
  return (['words', 'categories'] as const).map((kind) => ({
    ...table,
    kind,
    rows: [...missing[kind].values()],
  }));
}
