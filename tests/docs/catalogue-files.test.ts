import { expect, test } from 'vitest';
import { tableColumns } from '#shop/imports/imports.ts';
import { tableBelow, textOf } from './documents.ts';

test.each([
  ['products', '## Products'],
  ['categories', '## Categories'],
  ['words', '## Words'],
] as const)('docs/catalogue-files.md lists every column of %s, in order', (table, heading) => {
  const told = tableBelow(textOf('docs/catalogue-files.md'), heading).map(([column]) => column);
  expect(told).toEqual(tableColumns[table].map((column) => `\`${column}\``));
});
