/** The parts of the checkout that load after the visible ones. */
export { GiftFields } from './gift-fields.tsx';
export { PaymentSteps } from './payment-steps.tsx';
