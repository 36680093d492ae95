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
