import type { PaymentProvider } from '#shop/payments/payments.ts';
import { queryBakong } from './bakong-client.ts';
import type { KhqrPayee } from './khqr-code.ts';
import { type KhqrOptions, khqrProvider } from './khqr-provider.ts';

/** A payee without a bank account: apps that read the code find no recipient. */
export const unroutablePayee: KhqrPayee = {
  account: 'takes_no_money@test',
  merchant: null,
  category: '5947',
  name: 'TEST - TAKES NO MONEY',
  city: 'Phnom Penh',
  inKhmer: { name: 'សាកល្បង មិនទទួលប្រាក់', city: 'ភ្នំពេញ' },
};

/** The source that makes the browser offer the test bank. */
const playsBank = 'test-code';
/** The link to the test bank below the code, instead of a link into an app. */
const testApp = `#${playsBank}`;

/**
 * A KHQR test provider that takes no real money: the provider with a stand-in for the service, where the
 * customer acts as the bank.
 */
export function khqrStandIn({
  url,
  key,
  codesOfNight,
}: Pick<KhqrOptions, 'url' | 'codesOfNight'> & { key: string }): PaymentProvider {
  const tokens = { current: async () => key, afterRefusal: async () => null };
  const provider = khqrProvider({
    url,
    payee: unroutablePayee,
    tokens,
    link: null,
    codesOfNight,
    isTest: true,
  });
  return {
    ...provider,
    publicKey: playsBank,
    async create(attempt, signal) {
      const created = await provider.create(attempt, signal);
      const { action } = created;
      return action?.kind === 'show-code' ? { ...created, action: { ...action, appLink: testApp } } : created;
    },
    async confirm(attempt, proof, signal) {
      const code = attempt.code?.text ?? '';
      if (proof !== '') await queryBakong(url, 'transfers', { code, proof }, { token: key, signal });
      return provider.lookup(attempt, signal);
    },
  };
}
