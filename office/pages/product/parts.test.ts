import { expect, test } from 'vitest';
import { productInputs, textInputs } from '#contract/forms/product.ts';
import { isIn, partFields, partOf } from './parts.ts';

test('every product field except the creation time is in exactly one section', () => {
  const fields: string[] = Object.values(partFields).flat();
  const known = [...Object.keys(productInputs), ...Object.keys(textInputs)];
  expect([...fields, 'createdAt'].toSorted()).toEqual(known.toSorted());
});

test('a URL opens a section, and a section contains the fields of each language', () => {
  expect([partOf('#delivery'), partOf('#history'), partOf('')]).toEqual(['delivery', null, null]);
  expect([isIn('texts', ['name.ar']), isIn('texts', ['metaTitle.ar'])]).toEqual([true, false]);
});
