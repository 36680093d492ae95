import type { OrderRiel } from '#shop/riel/riel.ts';

/** Returns the riel amounts of an order, with their names in the API. Omitted if it has none. */
export const rielPart = (riel: OrderRiel | null) =>
  riel && {
    Riel: {
      Total: riel.total,
      Rate: riel.rate,
      RateSince: new Date(riel.since).toISOString(),
      ...(riel.isPaid && { IsPaid: true as const }),
    },
  };
