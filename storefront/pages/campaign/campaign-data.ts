import type { ProductRow } from '#contract/operations/catalogue/product-row.ts';

/** Some of a campaign's own gifts. */
export interface Gifts {
  title: string;
  rows: readonly ProductRow[];
  /** Dollars: what the cheapest and the dearest of them cost now. */
  from: number;
  to: number;
}

export interface CampaignData {
  title: string;
  discount: string;
  paragraphs: readonly string[];
  picture: string;
  ground: string;
  /** yyyy-mm-dd; '' for none. */
  startsOn: string;
  endsOn: string;
  groups: readonly Gifts[];
  /** To whoever gives to many at once; '' for nothing. */
  forMany: string;
  /** What is popular, where it has no gifts of its own. */
  popular: readonly ProductRow[];
}
