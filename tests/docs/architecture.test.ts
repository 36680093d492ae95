import { describe, expect, test } from 'vitest';
import { importMapPicture } from '../../tools/import-map-picture.ts';
import { importMapTable, tableArrows, withTable } from '../../tools/import-map-table.ts';
import { type ImportMap, readImportMap } from '../../tools/import-map.ts';
import { textOf } from './documents.ts';

const document = textOf('ARCHITECTURE.md');
const picture = textOf('docs/pictures/architecture.svg');
const now = await readImportMap();
/** How much the size of a folder may differ before its number in the docs misleads. */
const mayDiffer = 0.25;

const modulesIn = (svg: string) =>
  Object.fromEntries(
    [...svg.matchAll(/>(\w+)\/<\/text>\s*<text[^>]*>(\d+) modules</gu)].map(([, name, modules]) => [
      name,
      Number(modules),
    ]),
  );

describe('ARCHITECTURE.md and its diagram (update: node tools/architecture.ts)', () => {
  test('the document names the existing layers and arrows', () => {
    expect(tableArrows(document)).toEqual({
      layers: now.layers.map(({ name }) => name),
      arrows: now.arrows.map(({ from, to }) => `${from} -> ${to}`),
    });
  });

  test('the diagram draws the same arrows as the table', () => {
    const drawn = picture.match(/marker-end/gu) ?? [];
    expect(drawn).toHaveLength(now.arrows.length);
  });

  test.each(now.layers)('the document states the approximate size of $name/', ({ name, modules }) => {
    const said = modulesIn(picture)[name] ?? 0;
    expect(Math.abs(said - modules)).toBeLessThanOrEqual(modules * mayDiffer);
  });
});

describe('the diagram', () => {
  const arrow = { from: 'server', to: 'shop', imports: 3, types: 1 } as const;
  const small: ImportMap = {
    layers: [
      { name: 'server', modules: 2, folders: [] },
      { name: 'shop', modules: 1, folders: [] },
    ],
    arrows: [arrow],
  };

  test('labels each arrow with its number, and dashes arrows that carry only types', () => {
    expect(importMapPicture(small)).toMatch(/>3<\/text>/u);
    const types = { ...small, arrows: [{ ...arrow, types: 3 }] };
    expect(importMapPicture(types)).toMatch(/stroke-dasharray[^>]*>[\s\S]*>3 types<\/text>/u);
  });

  test('has a path for every arrow the architecture rules allow', () => {
    const allowed = [
      ['storefront', 'ui'],
      ['storefront', 'contract'],
      ['storefront', 'rules'],
      ['storefront', 'web'],
      ['web', 'ui'],
      ['web', 'contract'],
      ['web', 'rules'],
      ['server', 'web'],
      ['ui', 'contract'],
      ['ui', 'rules'],
      ['rules', 'contract'],
      ['server', 'storefront'],
      ['server', 'contract'],
      ['server', 'rules'],
      ['server', 'shop'],
      ['server', 'database'],
      ['shop', 'contract'],
      ['shop', 'rules'],
      ['shop', 'database'],
      ['database', 'contract'],
    ] as const;
    const arrows = allowed.map(([from, to]) => ({ from, to, imports: 2, types: 0 }));
    expect(importMapPicture({ layers: [], arrows }).match(/marker-end/gu)).toHaveLength(allowed.length);
  });

  test('replaces the old diagram between its markers in the document', () => {
    const once = withTable(document, importMapTable(small));
    expect(withTable(once, importMapTable(small))).toBe(once);
    expect(tableArrows(once)).toEqual({ layers: ['server', 'shop'], arrows: ['server -> shop'] });
    expect(() => withTable('# Nothing', '')).toThrow(/no markers/u);
  });
});
