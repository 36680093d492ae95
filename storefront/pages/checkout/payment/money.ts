// The parts of the providers that take money: too small for a file each, they share what loads their scripts.
export { default as paypal } from './paypal.tsx';
export { default as stripe } from './stripe.tsx';
