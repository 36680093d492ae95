import { labelSet } from './label-set.ts';

/** The page behind the link of an order's mail. */
export const orderConfirmLabels = labelSet(111, {
  title: 'Order {number}',
  ask: 'Do you confirm this order of {total}, to be paid on delivery?',
  confirm: 'Confirm the order',
  confirmed: 'Thank you, the order is confirmed. We prepare it and call you before we deliver.',
  ended: 'This order was not confirmed in time and is cancelled. You can order again at any time.',
  unknown: 'This link is no longer valid',
  unknownHint: 'Please open the newest mail about your order, or look at your orders.',
  seeOrder: 'See your order',
});
