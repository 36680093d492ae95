import { expect, test } from 'vitest';
import { alike, priceLine } from '#rules/line-price.ts';
import { lineTerms } from '#tests/support/line-terms.ts';
import type { StoredLine } from './change-queries.ts';
import { agreedTerms } from './fixed-terms.ts';

test('an agreed price of a piece includes its print, and the set-up stays', () => {
  const print = { attributeId: 14, optionId: 32, setupCents: 4000, steps: [{ from: 1, cents: 95 }] };
  const line = {
    cells: [],
    terms: { ...lineTerms({ priceCents: 810 }), prints: [print] },
  } as Partial<StoredLine>;
  const { unitCents, onceCents, totalCents } = priceLine(agreedTerms(line as StoredLine, 955), alike(60));
  expect({ unitCents, onceCents, totalCents }).toEqual({
    unitCents: 955,
    onceCents: 4000,
    totalCents: 57_300,
  });
});
