import { labelSet } from './label-set.ts';

/** What can be asked for with an order that is a gift. */
export const giftLabels = labelSet(121, {
  title: 'Gift message and wrapping',
  summary: 'A gift',
  free: 'Free of charge',
  message: 'Message on the card',
  messageHint: 'Up to {n} characters, on a card in the parcel.',
  messageLeft: 'Characters left: {n}',
  wrap: 'Wrap it as a gift',
  wrapped: 'Wrapped as a gift',
  withoutPrices: 'Leave prices out of the parcel',
  withoutPricesDone: 'No prices in the parcel',
});
