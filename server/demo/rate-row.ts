import type { Days } from './days.ts';
import type { DemoData } from './files.ts';

/** What a dollar comes to in the demo shop: no bank's figure, set by nobody. */
export const rateRow = ({ riel: { rate, daysAgo } }: DemoData, days: Days) => ({
  id: 1,
  rate,
  set_at: days.from(-daysAgo, 8),
  set_by: 'demo data',
});
export type RateRow = ReturnType<typeof rateRow>;
