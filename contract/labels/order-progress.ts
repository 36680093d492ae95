import { labelSet } from './label-set.ts';

/** How an order goes on: on its own page, and on home's card of the last one. */
export const orderProgressLabels = labelSet(118, {
  where: 'Where the order is',
  received: 'Received',
  transfer: 'Transfer',
  preparing: 'Being prepared',
  sent: 'On its way',
  delivered: 'With you',
  ready: 'Ready to download',
  returned: 'Returned',
  cancelled: 'Cancelled',
  expected: 'expected',
  notYet: 'not yet',
  /** A moment: 'Sat 21 Nov, 10:42'. */
  moment: '{day}, {time}',
  between: '{first} – {last}',
  shouldArrive: 'It should arrive {days}.',
  due: 'To be paid on delivery',
  toTransfer: 'To be transferred',
  paid: 'Paid: {way}',
  goesBack: 'On its way back to you',
  gaveBack: 'Given back',
  stuck: 'Could not be given back yet. We are looking at it.',

  cardThanks: 'Thank you, {name}. It is in.',
  cardPreparing: 'We are preparing your order, {name}',
  cardSent: 'Your order is on its way, {name}',
  cardNext: 'We prepare it and call you before we come.',
  cardTransfer: 'We hold it for your transfer. Our accounts stand in the order.',
  cardCall: 'We call you before we come.',
  cardFiles: 'You can download it from your order as soon as it is ready.',
  cardMail: 'We write to {email}.',
  cardPlace: 'It goes to {place}.',
  cardOpen: 'Open the order',
  cardPrint: 'Print the invoice',
  cardClose: 'Put this card away',
});
