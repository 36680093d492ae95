import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';

export interface Gifts {
  title: string;
  rows: readonly ProductRow[];
  /** Current prices of the cheapest and the most expensive gift, in dollars. */
  from: number;
  to: number;
}

export interface CampaignData {
  title: string;
  discount: string;
  paragraphs: readonly string[];
  picture: string;
  ground: string;
  /** yyyy-mm-dd; '' if not set. */
  startsOn: string;
  endsOn: string;
  groups: readonly Gifts[];
  /** The text for bulk buyers; '' if not set. */
  forMany: string;
  /** Popular products, for a campaign without its own gifts. */
  popular: readonly ProductRow[];
}
