import { z } from 'zod';
import { paypal } from '#contract/payment-providers/paypal.ts';
import { optionalText, urlOf } from '../../process/environment-values.ts';
import { providerSetup } from '../provider-setup.ts';

export const paypalSetup = providerSetup({
  provider: paypal,
  variables: {
    PAYPAL_CLIENT_ID: optionalText,
    PAYPAL_SECRET: optionalText,
    PAYPAL_WEBHOOK_ID: optionalText,
    PAYPAL_MERCHANT_ID: optionalText,
    PAYPAL_ADDRESS: urlOf('https').optional(),
    PAYPAL_ENVIRONMENT: z.enum(['sandbox', 'live'], 'must be sandbox or live').default('sandbox'),
  },
  stubVariable: 'PAYPAL_ADDRESS',
  keys(env) {
    const { PAYPAL_CLIENT_ID: clientId, PAYPAL_SECRET: secret, PAYPAL_WEBHOOK_ID: webhookId } = env;
    const { PAYPAL_MERCHANT_ID: merchantId, PAYPAL_ENVIRONMENT: environment, PAYPAL_ADDRESS: address } = env;
    if (!clientId || !secret || !webhookId || !merchantId) return null;
    return { clientId, secret, webhookId, merchantId, address, isTest: environment === 'sandbox' };
  },
  origins({ isTest }) {
    const wallets = ['https://www.paypal.com', ...(isTest ? ['https://www.sandbox.paypal.com'] : [])];
    const pictures = 'https://www.paypalobjects.com';
    return {
      sources: {
        'script-src': [...wallets, pictures],
        'frame-src': wallets,
        'connect-src': wallets,
        'img-src': [...wallets, pictures],
      },
      popups: true,
      needsNonce: true,
    };
  },
  describe: ({ isTest }, url) => [
    { state: 'ok', code: 'paypalKeys', values: { world: isTest ? 'sandbox' : 'live' } },
    { state: 'note', code: 'paypalWebhook', values: { url } },
  ],
  open: async (keys) => (await import('./paypal-provider.ts')).paypalProvider(keys),
});
