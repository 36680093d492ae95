import { labelSet } from './label-set.ts';

export const newsletterLabels = labelSet(92, {
  lbl_subsc_ournewsltr: 'Subscribe to our newsletter',
  lbl_subsc_shortsent: 'A short sentence describing what someone will receive by subscribing',
  lbl_subsc_submitbtn: 'Subscribe',

  promise: 'News of new items and discounts, twice a month. Unsubscribe at any time.',
  email: 'Email',
  yourEmail: 'Your email',
  unsubscribe: 'Unsubscribe',
});
