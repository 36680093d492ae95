import { paymentMethodIds } from '../constants.ts';
import { paymentProvider } from '../payment-provider.ts';

/** Cards by Stripe. */
export const stripe = paymentProvider({
  name: 'stripe',
  title: ['Stripe', 'Stripe'],
  maker: 'Stripe',
  hasWebhook: true,
  method: {
    id: paymentMethodIds.card,
    key: 'card',
    label: ['Card', 'កាត'],
    refundsTo: 'card',
    paidLabel: 'paidByCard',
  },
  fields: {
    STRIPE_PUBLISHABLE_KEY: { label: ['Publishable key', 'កូនសោសាធារណៈ'] },
    STRIPE_SECRET_KEY: { label: ['Secret key', 'កូនសោសម្ងាត់'], isSecret: true },
    STRIPE_WEBHOOK_SECRET: { label: ['Webhook signing secret', 'កូនសោហត្ថលេខា webhook'], isSecret: true },
    STRIPE_WEBHOOK_SECRET_OLD: {
      label: ['Previous signing secret', 'កូនសោហត្ថលេខាចាស់'],
      isSecret: true,
      isOptional: true,
    },
  },
});
