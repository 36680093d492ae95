import { labelSet } from './label-set.ts';

export const homeLabels = labelSet(63, {
  heading: '{shop}: gifts and promotional items in Phnom Penh',
  description:
    'Mugs, bags, notebooks, awards and Cambodian crafts with your name or logo, delivered to every province.',
});
