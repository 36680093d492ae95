import type { PaymentProvider } from '#shop/payments/payments.ts';
import { codeMinutes, testCodeMethod, testProvider } from '../test/test-provider.ts';

/**
 * A bank's code that takes no money: a stand-in for providers whose shoppers pay with the app of their bank. In the test
 * provider's process a code is a charge of its own kind; the bank sends no webhooks, so it is asked.
 */
export const testCodeProvider = (place: { url: string; key: string }): PaymentProvider => ({
  ...testProvider({
    ...place,
    methods: [testCodeMethod],
    lists: ({ method }) => method === 'code',
  }),
  name: 'test-code',
  // A minute more, for who pays in the last second.
  holdMinutes: codeMinutes + 1,
  pollSeconds: 3,
  readWebhook: async () => null,
});
