import { isOfCell, shownCells } from '#rules/cells.ts';
import type { LineTerms } from '#rules/line-price.ts';
import type { StoredLine } from './change-queries.ts';

/** Returns the terms of a line that was ordered before they were kept: its price at any quantity. */
export const fixedTerms = (line: StoredLine): LineTerms => ({
  v: 1,
  steps: [
    line.discount_id === null
      ? { from: 1, cents: line.unit_cents, reducedCents: null, reductionId: null }
      : { from: 1, cents: line.list_cents, reducedCents: line.unit_cents, reductionId: line.discount_id },
  ],
  options: [],
  minimum: { pieces: 1 },
  shippingCents: Math.round(line.shipping_cents / line.quantity),
});

/** Returns the terms of a line with an agreed price of a piece, print included, at any quantity. Cells keep their surcharges. */
export function agreedTerms(line: StoredLine, unitCents: number): LineTerms {
  const terms = line.terms ?? fixedTerms(line);
  const { beforeAgreed = terms } = terms;
  const isOfCells = shownCells(line.cells) !== undefined;
  return {
    ...terms,
    beforeAgreed,
    steps: [{ from: 1, cents: unitCents, reducedCents: null, reductionId: null }],
    options: terms.options.filter((option) => isOfCells && isOfCell(option)),
    ...(terms.prints && {
      prints: terms.prints.map((print) => ({ ...print, steps: [{ from: 1, cents: 0 }] })),
    }),
  };
}
