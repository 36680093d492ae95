import { createHmac } from 'node:crypto';
import path from 'node:path';
import type { Logger } from 'pino';
import { paymentMethodIds } from '#contract/constants.ts';
import { type PaymentProvider, type PaymentMethods, paymentMethods } from '#shop/payments/payments.ts';
import type { Database } from '#database/schema.ts';
import { testLedgerFolder } from '../process/folders.ts';
import { codesOf } from './khqr/open-khqr.ts';
import { startTestProcess } from './test/start-process.ts';
import { khqrMethod } from './khqr/khqr-provider.ts';
import { khqrStandIn } from './khqr/khqr-stand-in.ts';
import { type AllProviderKeys, configuredSetups } from './provider-setups.ts';
import { testProvider } from './test/test-provider.ts';

/** The shop's payment providers, and how to stop them. */
export interface OpenPayments {
  methods: PaymentMethods;
  stop(): Promise<void>;
}

/** What the configuration (server/settings/config.ts) says about payments and this process. */
interface PaymentsConfig extends AllProviderKeys {
  testPayments: { isOn: boolean; url?: string | undefined };
  publicUrl: string;
  dataFolder: string;
  host: string;
  port: number;
}

export const noPayments: OpenPayments = { methods: paymentMethods([]), stop: async () => undefined };

/**
 * Opens the configured providers. If there are none, opens in demo mode the built-in one that takes no real
 * money.
 */
export async function openPayments(
  config: PaymentsConfig,
  { secret, db, log }: { secret: Buffer; db: Database; log: Logger },
): Promise<OpenPayments> {
  const open = (all: readonly PaymentProvider[]) =>
    paymentMethods(all, (provider, error) =>
      error === undefined
        ? log.info({ provider }, 'the payment provider responds again')
        : log.warn(
            { provider, err: error },
            'the payment provider doesn’t respond; its payment methods are paused',
          ),
    );
  const { publicUrl } = config;
  const providers = await Promise.all(
    configuredSetups(config).map(({ setup, keys }) =>
      setup.open(keys, { publicUrl, stored: { db, secret: () => secret } }),
    ),
  );
  const { isOn, url } = config.testPayments;
  if (!isOn) return { methods: open(providers), stop: async () => undefined };
  if (url !== undefined) {
    const { origin, username } = new URL(url);
    const place = { url: origin, key: username };
    const deliveryMethods = open([...providers, ...testProviders(place, providers, db)]);
    return { methods: deliveryMethods, stop: async () => undefined };
  }
  const key = createHmac('sha256', secret).update('test payments').digest('hex');
  const process = await startTestProcess({
    key,
    ledger: path.join(testLedgerFolder(config), 'ledger.jsonl'),
    webhook: webhookAddress(config, 'test'),
  });
  const deliveryMethods = open([...providers, ...testProviders({ url: process.url, key }, providers, db)]);
  return { methods: deliveryMethods, stop: () => process.stop() };
}

/** Returns test providers for card, wallet and QR code, where no other provider serves them. */
function testProviders(
  place: { url: string; key: string },
  others: readonly PaymentProvider[],
  db: Database,
): PaymentProvider[] {
  const isFree = (method: number) => !others.some((each) => each.methods.includes(method));
  const methods = [paymentMethodIds.card, paymentMethodIds.wallet].filter(isFree);
  const code = isFree(khqrMethod) ? [khqrStandIn({ ...place, codesOfNight: codesOf(db) })] : [];
  return [testProvider({ ...place, methods }), ...code];
}

/** Returns the webhook URL for a provider on this machine. */
function webhookAddress({ host, port }: PaymentsConfig, provider: string): string {
  const everywhere = host === '0.0.0.0' || host === '::' || host === 'localhost';
  const name = everywhere ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/api/v1/payments/webhooks/${provider}`;
}
