import type { PaymentProvider } from '#shop/payments/payments.ts';
import { askBakong } from './bakong-client.ts';
import type { KhqrPayee } from './khqr-code.ts';
import { type KhqrOptions, khqrProvider } from './khqr-provider.ts';

/** An account that is at no bank: an app that reads the code finds nobody to pay. */
export const nobody: KhqrPayee = {
  account: 'takes_no_money@test',
  merchant: null,
  category: '5947',
  name: 'TEST - TAKES NO MONEY',
  city: 'Phnom Penh',
  inKhmer: { name: 'សាកល្បង មិនទទួលប្រាក់', city: 'ភ្នំពេញ' },
};

/** Tells the browser's part that it may play the bank. */
const playsBank = 'test-bank';
/** As its link into an app: where the bank is played, below the code. */
const testApp = `#${playsBank}`;

/** KHQR that takes no money: the same provider before a stand-in of the service, in whose place the shopper plays the bank. */
export function khqrStandIn({
  url,
  key,
  codesOfNight,
}: Pick<KhqrOptions, 'url' | 'codesOfNight'> & { key: string }): PaymentProvider {
  const tokens = { current: async () => key, afterRefusal: async () => null };
  const provider = khqrProvider({ url, payee: nobody, tokens, link: null, codesOfNight, isTest: true });
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
      if (proof !== '') await askBakong(url, 'transfers', { code, proof }, { token: key, signal });
      return provider.lookup(attempt, signal);
    },
  };
}
