import { labelSet } from './label-set.ts';

/** What another customer left in this browser. */
export const accountListLabels = labelSet(120, {
  asideTitle: 'Left by another customer',
  aside:
    'Another customer left things in the cart and wish list of this browser. They are kept for that customer and are not in your lists.',
  asideMerge: 'Add them to my lists',
  asideDismiss: 'Leave them out',
});
