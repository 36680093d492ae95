// The components of the real payment providers. They are too small for separate files, and share the script
// loader.
export { default as paypal } from './paypal.tsx';
export { default as stripe } from './stripe.tsx';
