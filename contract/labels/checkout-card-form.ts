import { labelSet } from './label-set.ts';

export const checkoutCardFormLabels = labelSet(72, {
  title: 'Pay by card',
  pay: 'Pay {amount}',
  paying: 'Paying…',
  cancel: 'Cancel',
});
