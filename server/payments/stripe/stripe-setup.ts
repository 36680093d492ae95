import { stripe } from '#contract/payment-providers/stripe.ts';
import { optionalText, urlOf } from '../../process/environment-values.ts';
import { providerSetup } from '../provider-setup.ts';

const isLive = (key: string) => /^[a-z]{2}_live_/u.test(key);

export const stripeSetup = providerSetup({
  provider: stripe,
  variables: {
    STRIPE_SECRET_KEY: optionalText,
    STRIPE_PUBLISHABLE_KEY: optionalText,
    STRIPE_WEBHOOK_SECRET: optionalText,
    STRIPE_WEBHOOK_SECRET_OLD: optionalText,
    STRIPE_ADDRESS: urlOf('http').optional(),
  },
  stubVariable: 'STRIPE_ADDRESS',
  keys(env) {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env;
    if (secretKey === undefined || publishableKey === undefined) return null;
    return {
      secretKey,
      publishableKey,
      /** There are two during a rotation. */
      webhookSecrets: [env.STRIPE_WEBHOOK_SECRET, env.STRIPE_WEBHOOK_SECRET_OLD].filter(
        (secret) => secret !== undefined,
      ),
      address: env.STRIPE_ADDRESS,
      isTest: !isLive(secretKey),
    };
  },
  problems({ STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey, ...env }) {
    const isMixed =
      secretKey !== undefined && publishableKey !== undefined && isLive(secretKey) !== isLive(publishableKey);
    return [
      ...(isMixed
        ? [{ name: 'STRIPE_PUBLISHABLE_KEY', problem: 'must be live or test like STRIPE_SECRET_KEY' }]
        : []),
      ...(env.STRIPE_WEBHOOK_SECRET_OLD !== undefined && env.STRIPE_WEBHOOK_SECRET === undefined
        ? [{ name: 'STRIPE_WEBHOOK_SECRET_OLD', problem: 'requires STRIPE_WEBHOOK_SECRET' }]
        : []),
    ];
  },
  origins: () => ({
    sources: {
      'script-src': ['https://js.stripe.com'],
      'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com'],
      'connect-src': ['https://api.stripe.com'],
    },
  }),
  describe: ({ isTest }, url) => [
    { state: 'ok', code: 'stripeKeys', values: { world: isTest ? 'test' : 'live' } },
    { state: 'note', code: 'stripeWebhook', values: { url } },
  ],
  open: async (keys) => (await import('./stripe-provider.ts')).stripeProvider(keys),
});
