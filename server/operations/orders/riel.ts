import type { OrderRiel } from '#shop/riel/riel.ts';

/** What an order came to in riel, by the names of the wire; nothing where it has none. */
export const rielPart = (riel: OrderRiel | null) =>
  riel && {
    Riel: {
      Total: riel.total,
      Rate: riel.rate,
      RateSince: new Date(riel.since).toISOString(),
      ...(riel.isPaid && { IsPaid: true as const }),
    },
  };
