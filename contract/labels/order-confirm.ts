import { labelSet } from './label-set.ts';

/** The page behind the link of an order's mail. */
export const orderConfirmLabels = labelSet(111, {
  confirm: 'Confirm the order',
  ask: 'Do you confirm order {number} of {total}, to be paid on delivery?',
  askRiel: 'Do you confirm order {number} of {total} or {riel}, to be paid on delivery?',
  confirmedHeading: 'The order is confirmed',
  confirmed: 'Thank you. Order {number} is confirmed, and you can follow it in your orders.',
  endedHeading: 'The order is cancelled',
  ended: 'Nobody confirmed order {number} in time, so it is cancelled. You can order again at any time.',
  unknown: 'This link is no longer valid',
  unknownHint: 'Please open the newest mail about your order, or look at your orders.',
  seeOrder: 'See your order',
});
