import { labelSet } from './label-set.ts';

export const aboutLabels = labelSet(57, {
  shopText: '{shop} sells gifts and promotional items that people like to keep and use.',
  logoText:
    'Most items can carry your name or logo. Put what you like on your wish list, and we prepare real samples for you to see before you order.',
  deliveryText: 'We deliver to every province.',
  waysText: 'You can pay by: {ways}.',
});
