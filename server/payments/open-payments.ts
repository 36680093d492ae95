import { createHmac } from 'node:crypto';
import path from 'node:path';
import { paymentMethodIds } from '#contract/constants.ts';
import { type PaymentProvider, type PaymentWays, paymentWays } from '#shop/payments/payments.ts';
import type { Config } from '../settings/config.ts';
import { testLedgerFolder } from '../stores/folders.ts';
import { startTestProcess } from '../outside/payments/test/start-process.ts';
import { testProvider } from '../outside/payments/test/test-provider.ts';

/** What the shop is paid by, and what ends it. */
export interface OpenPayments {
  ways: PaymentWays;
  stop(): Promise<void>;
}

/** Nobody takes money. */
export const noPayments: OpenPayments = { ways: paymentWays([]), stop: async () => undefined };

/** The providers that have keys; without any, in demo mode, the built-in one that takes no money. */
export async function openPayments(config: Config, secret: Buffer): Promise<OpenPayments> {
  const providers = await configuredProviders(config);
  const methods = [paymentMethodIds.card, paymentMethodIds.wallet].filter(
    (method) => !providers.some((each) => each.methods.includes(method)),
  );
  if (!config.testPayments.isOn) return { ways: paymentWays(providers), stop: async () => undefined };
  const { url } = config.testPayments;
  if (url !== undefined) {
    const { origin, username } = new URL(url);
    return {
      ways: paymentWays([...providers, testProvider({ url: origin, key: username, methods })]),
      stop: async () => undefined,
    };
  }
  const key = createHmac('sha256', secret).update('test payments').digest('hex');
  const process = await startTestProcess({
    key,
    ledger: path.join(testLedgerFolder(config), 'ledger.jsonl'),
    webhook: webhookAddress(config, 'test'),
  });
  return {
    ways: paymentWays([...providers, testProvider({ url: process.url, key, methods })]),
    stop: () => process.stop(),
  };
}

/** SDKs are large: each is loaded where it has keys. */
async function configuredProviders({ stripe, paypal }: Config): Promise<PaymentProvider[]> {
  const providers: PaymentProvider[] = [];
  if (stripe) {
    const { stripeProvider } = await import('../outside/payments/stripe/stripe-provider.ts');
    providers.push(stripeProvider(stripe));
  }
  if (paypal) {
    const { paypalProvider } = await import('../outside/payments/paypal/paypal-provider.ts');
    providers.push(paypalProvider(paypal));
  }
  return providers;
}

/** Where a process on this machine reaches the webhook of a provider. */
function webhookAddress({ host, port }: Config, provider: string): string {
  const everywhere = host === '0.0.0.0' || host === '::' || host === 'localhost';
  const name = everywhere ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/api/v1/payments/webhooks/${provider}`;
}
