import { expect, test } from 'vitest';
import { changesOf } from './values.ts';

test('a product’s edited texts are sent by language', () => {
  expect(
    changesOf({ priceCents: 800, 'name.en': 'Big mug', 'name.ar': 'ពែង', 'metaTitle.en': 'Mugs' }),
  ).toEqual({
    priceCents: 800,
    texts: { en: { name: 'Big mug', metaTitle: 'Mugs' }, ar: { name: 'ពែង' } },
  });
});
