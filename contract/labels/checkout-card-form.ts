import { labelSet } from './label-set.ts';

export const checkoutCardFormLabels = labelSet(72, {
  title: 'Pay by card',
  pay: 'Pay {amount}',
  paying: 'Paying…',
  cancel: 'Cancel',
  formFailed:
    'The payment form does not load. Something on the way to the provider may block it. Try again, or pay on delivery.',
  cardProblem: 'Please check what you typed about the card.',
});
