/** What of the checkout comes with the page, but after what is read first. */
export { DeclinedWays } from './declined-ways.tsx';
export { GiftFields } from './gift-fields.tsx';
export { WaysOutside } from './ways-outside.tsx';
export { WaySteps } from './way-steps.tsx';
