/** The parts of the checkout that load after the visible ones. */
export { GiftFields } from './gift-fields.tsx';
export { Note } from './note.tsx';
export { GoOn } from '#storefront/payment/go-on.ts';
export { PaymentSteps } from '#storefront/payment/payment-steps.tsx';
