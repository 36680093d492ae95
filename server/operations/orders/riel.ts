import type { OrderRiel } from '#shop/riel/riel.ts';

/** The riel amounts of an order, with wire names; omitted if it has none. */
export const rielPart = (riel: OrderRiel | null) =>
  riel && {
    Riel: {
      Total: riel.total,
      Rate: riel.rate,
      RateSince: new Date(riel.since).toISOString(),
      ...(riel.isPaid && { IsPaid: true as const }),
    },
  };
