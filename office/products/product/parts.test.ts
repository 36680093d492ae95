import { expect, test } from 'vitest';
import { isIn, partOf } from './parts.ts';

test('a URL opens a section, and a section contains the fields of each language', () => {
  expect([partOf('#delivery'), partOf('#history'), partOf('')]).toEqual(['delivery', null, null]);
  expect([isIn('texts', ['name.ar']), isIn('texts', ['metaTitle.ar'])]).toEqual([true, false]);
});
