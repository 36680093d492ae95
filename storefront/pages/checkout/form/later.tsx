/** What of the checkout comes with the page, but after what is read first. */
export { GiftFields } from './gift-fields.tsx';
export { WaysOutside } from './ways-outside.tsx';
export { WaySteps } from './way-steps.tsx';
