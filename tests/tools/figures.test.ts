import { describe, expect, test } from 'vitest';
import { type Part, tablesOf, withPart } from '../../tools/bench/report.ts';
import { textOf } from '../docs/documents.ts';

const figure = { group: 'Speed', unit: 'ms', budget: { atMost: 3 } };
const part: Part = {
  name: 'growth',
  command: 'npm run bench',
  machine: '2 cores',
  figures: [
    { ...figure, name: 'list: 10 products', value: 2 },
    { ...figure, name: 'list: 20 products', value: 4 },
    { group: 'Machine', name: 'fsync', value: 3884, unit: 'a second' },
  ],
};

describe('docs/figures.md', () => {
  test('each command writes its own tables and leaves the others alone', () => {
    const document = textOf('docs/figures.md');
    const [begin, end] = ['<!-- growth: begin -->', '<!-- growth: end -->'];
    const written = withPart(document, 'growth', 'new');
    expect(written.slice(0, written.indexOf(begin))).toBe(document.slice(0, document.indexOf(begin)));
    expect(written.slice(written.indexOf(begin), written.indexOf(end))).toBe(`${begin}\n\nnew\n\n`);
    expect(withPart(withPart(written, 'performance', 'newer'), 'growth', 'new')).toContain('newer');
    expect(() => withPart('# Nothing', 'growth', '')).toThrow(/no markers/u);
  });

  test('docs/figures.md shows the text after the colon as a column, and reports missed budgets', () => {
    expect(tablesOf(part, new Date('2026-11-22'))).toBe(
      [
        'Written by `npm run bench` on 2026-11-22. 2 cores. Budgets missed: 1 (bold).',
        '### Speed',
        '|  | 10 products, ms | 20 products, ms | Budget |\n|---|--:|--:|--:|\n| list | 2 | **4** | ≤ 3 |',
        '### Machine',
        '|  | Measured |\n|---|--:|\n| fsync | 3,884 a second |',
      ].join('\n\n'),
    );
  });
});
