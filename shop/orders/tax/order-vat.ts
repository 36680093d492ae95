import { vatIn, type VatTerms } from '#rules/vat.ts';

/** Returns the VAT of the day an order was placed; null if it was off. */
export const vatOfOrder = ({
  vatRate: rate,
  vatAddedCents: added,
}: {
  vatRate: number | null;
  vatAddedCents: number | null;
}): VatTerms | null => (rate === null ? null : { rate, isAdded: added !== null });

/** Returns the cents of VAT to store with an order to whose prices it is added; otherwise null. */
export const vatAddedCents = ({ totalCents }: { totalCents: number }, vat: VatTerms | null): number | null =>
  vat?.isAdded ? vatIn(totalCents, vat.rate).vatCents : null;
