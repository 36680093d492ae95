import { labelSet } from './label-set.ts';

export const orderSummaryLabels = labelSet(73, {
  steps: 'Steps',
  stepDone: 'Done',
  totalItems: 'Total, {n} items',
  totalItemsOne: 'Total, 1 item',
  failed: 'The prices did not arrive',
  kept: 'Your cart is kept.',
  pricesOf: 'These are the prices of {day}. We cannot reach the shop, so they may have changed.',
  priceWas: 'Was {before}, now {now}',
  freeShipping: 'Free shipping on this order',
});
