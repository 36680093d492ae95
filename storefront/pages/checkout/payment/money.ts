// The components of the real payment providers. Too small for separate files; they share the script loader.
export { default as paypal } from './paypal.tsx';
export { default as stripe } from './stripe.tsx';
