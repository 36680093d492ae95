/** What of the checkout comes with the page, but after what is read first. */
export { GiftFields } from './gift-fields.tsx';
export { WaySteps } from './way-steps.tsx';
