import type { KnownTable } from './file-table.ts';
import { cut } from './cell-text.ts';
import { compareKey } from '#rules/compare-key.ts';
import { pathsIn } from './product-cells.ts';
import type { References } from './references.ts';
import type { TermColumn } from './term-row.ts';

/** Returns whether the shop has this attribute, value, tag, color or size. */
function hasTerm(
  { kind, attribute = '', name = '' }: Partial<Record<TermColumn, string>>,
  all: References,
): boolean {
  if (kind === 'option') {
    const id = all.attributes.find(attribute);
    return typeof id === 'number' && all.optionsOf(id).find(name) !== null;
  }
  const index = { tag: all.tags, colour: all.colours, size: all.sizes, attribute: all.attributes }[
    kind ?? ''
  ];
  return index !== undefined && index.find(name) !== null;
}

/**
 * Returns rows for the brands, categories and attributes that products refer to and the shop doesn't have, parents first.
 * @param refused lines of refused rows, which create no records
 */
export function missingRows(
  table: KnownTable,
  references: References,
  refused?: ReadonlySet<number>,
): KnownTable[] {
  const { brands, categories, paths } = references;
  const missing = { words: new Map<string, KnownTable['rows'][0]>(), categories: new Map() };
  const add = (kind: keyof typeof missing, name: string, line: number, cells: Record<string, string>) => {
    const key = compareKey(name);
    if (!missing[kind].has(key)) missing[kind].set(key, { line, cells, problems: [] });
  };
  const rows = table.rows.filter(({ line, problems }) => problems.length === 0 && !refused?.has(line));
  for (const { line, cells } of rows) {
    const brand = cells['brand']?.trim() ?? '';
    if (brand !== '' && brands.find(brand) === null)
      add('words', `brand ${brand}`, line, { kind: 'brand', name: brand });
    for (const term of table.terms?.get(line) ?? [])
      if (!hasTerm(term, references))
        add('words', [term.kind, term.attribute, term.name].join(' '), line, term);
    for (const levels of pathsIn(cells['categories'] ?? '').map((path) => cut(path, '>')))
      for (const at of levels.keys()) {
        const category = levels.slice(0, at + 1).join(' > ');
        const found = paths.find(category);
        if (found === null) add('categories', category, line, { category });
        // An import that was undone has archived its categories.
        if (typeof found === 'number' && categories.get(found)?.state === 'archived')
          add('categories', category, line, { category, published: 'yes' });
      }
  }
  return (['words', 'categories'] as const).map((kind) => ({
    name: table.name,
    strangers: [],
    kind,
    rows: [...missing[kind].values()],
  }));
}
