/** Parts of the checkout that load after the first visible ones. */
export { GiftFields } from './gift-fields.tsx';
export { PaymentSteps } from './payment-steps.tsx';
