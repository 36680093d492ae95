import { labelSet } from './label-set.ts';

export const homeLabels = labelSet(63, {
  heading: '{shop}: gifts and promotional items',
  description: 'Gifts and promotional items with your name or logo, delivered to every province.',
});
