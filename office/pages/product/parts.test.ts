import { expect, test } from 'vitest';
import { productInputs, textInputs } from '#contract/forms/product.ts';
import { isIn, partFields, partOf } from './parts.ts';

test('every field of a product stands in one part, but when it was made', () => {
  const fields: string[] = Object.values(partFields).flat();
  const known = [...Object.keys(productInputs), ...Object.keys(textInputs)];
  expect([...fields, 'createdAt'].toSorted()).toEqual(known.toSorted());
});

test('an address leads to a part, and a field of a language stands in it', () => {
  expect([partOf('#delivery'), partOf('#history'), partOf('')]).toEqual(['delivery', null, null]);
  expect([isIn('texts', ['name.ar']), isIn('texts', ['metaTitle.ar'])]).toEqual([true, false]);
});
