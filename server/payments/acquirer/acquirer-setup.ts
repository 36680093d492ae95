import { z } from 'zod';
import { acquirer } from '#contract/payment-providers/acquirer.ts';
import { providerSetup } from '../provider-setup.ts';
import { isLocal, serviceUrl } from '../service-url.ts';

export const acquirerSetup = providerSetup({
  provider: acquirer,
  variables: {
    ACQUIRER_URL: serviceUrl('https://pay.example.com').optional(),
    ACQUIRER_MERCHANT: z
      .string()
      .regex(/^[\w.@-]{1,60}$/u, 'must be at most 60 letters, digits and . _ @ -')
      .optional(),
    ACQUIRER_SECRET: z
      .string()
      .regex(/^[\x21-\x7e]{16,500}$/u, 'must have 16 to 500 characters without a space')
      .optional(),
  },
  keys({ ACQUIRER_URL, ACQUIRER_MERCHANT: merchant, ACQUIRER_SECRET: secret }) {
    if (ACQUIRER_URL === undefined || merchant === undefined || secret === undefined) return null;
    const url = new URL(ACQUIRER_URL);
    return { url: url.origin, merchant, secret, isTest: isLocal(url) };
  },
  open: async (keys) => (await import('./acquirer-provider.ts')).acquirerProvider(keys),
});
