import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { paypalProvider } from '#server/payments/paypal/paypal-provider.ts';
import { stripeProvider } from '#server/payments/stripe/stripe-provider.ts';
import { paymentMethods } from '#shop/payments/payments.ts';
import { paypalStub, stubMerchant } from './paypal-stub.ts';
import { stripeStub } from './stripe-stub.ts';

/**
 * Starts stubs of the card and wallet providers. Returns them with the shop's own provider clients for them,
 * and with settings for shops in separate processes.
 */
export async function stubProviders() {
  const secrets = ['whsec_stub', 'whsec_old'] as const;
  const [stripe, paypal] = [await stripeStub(secrets[0]), await paypalStub()];
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-stub-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const authority = path.join(folder, 'authority.pem');
  writeFileSync(authority, paypal.authority);

  const card = stripeProvider({
    secretKey: 'sk_test_stub',
    publishableKey: 'pk_test_stub',
    webhookSecrets: secrets,
    address: stripe.address,
  });
  const wallet = paypalProvider({
    clientId: 'stub-client',
    secret: 'stub-secret',
    merchantId: stubMerchant,
    webhookId: paypal.webhookId,
    isTest: true,
    address: paypal.address,
    authority: paypal.authority,
  });
  return {
    stripe,
    paypal,
    card,
    wallet,
    methods: paymentMethods([card, wallet]),
    env: {
      STRIPE_SECRET_KEY: 'sk_test_stub',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_stub',
      STRIPE_WEBHOOK_SECRET: secrets[0],
      STRIPE_WEBHOOK_SECRET_OLD: secrets[1],
      STRIPE_ADDRESS: stripe.address,
      PAYPAL_CLIENT_ID: 'stub-client',
      PAYPAL_SECRET: 'stub-secret',
      PAYPAL_WEBHOOK_ID: paypal.webhookId,
      PAYPAL_MERCHANT_ID: stubMerchant,
      PAYPAL_ADDRESS: paypal.address,
      NODE_EXTRA_CA_CERTS: authority,
    },
  };
}
