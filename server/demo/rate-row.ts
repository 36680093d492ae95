import type { Days } from './days.ts';
import type { DemoData } from './files.ts';

/** Returns the exchange rate of the demo shop: a sample value, not a bank's, without an author. */
export const rateRow = ({ riel: { rate, daysAgo } }: DemoData, days: Days) => ({
  id: 1,
  rate,
  set_at: days.from(-daysAgo, 8),
  set_by: 'demo data',
});
export type RateRow = ReturnType<typeof rateRow>;
