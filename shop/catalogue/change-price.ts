/** Ten million dollars: more than anything here costs, and some of it still fits into an order's sum. */
export const mostCents = 1_000_000_000;

export const isPrice = (cents: number): boolean =>
  Number.isInteger(cents) && cents >= 0 && cents <= mostCents;
