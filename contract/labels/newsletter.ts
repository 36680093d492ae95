import { labelSet } from './label-set.ts';

export const newsletterLabels = labelSet(92, {
  lbl_subsc_ournewsltr: 'Subscribe to our newsletter',
  lbl_subsc_shortsent: 'A short sentence describing what someone will receive by subscribing',
  lbl_subsc_submitbtn: 'Subscribe',

  promise: 'News of new items and discounts, twice a month. Unsubscribe at any time.',
  email: 'Email',
  yourEmail: 'Your email',
  unsubscribe: 'Unsubscribe',
  endAsk: 'Do you want no more mails of our newsletter?',
  endUnknown: 'This link is no longer valid',
  endUnknownHint: 'You may have unsubscribed already. Every newsletter has a link of its own.',
});
