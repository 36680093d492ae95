import type { KyselyPlugin } from 'kysely';
import type { Database } from '#database/schema.ts';
import { type PaymentProvider, paymentMethods } from '#shop/payments/payments.ts';

/**
 * Starts a process that dies when it requests a payment from its provider: before the request arrives, or
 * after it took effect. It writes nothing afterwards; the caller gets `dead`.
 */
export function dyingShop(db: Database, provider: PaymentProvider, when: 'before' | 'after') {
  let isDead = false;
  const dies: KyselyPlugin = {
    transformQuery({ node }) {
      if (isDead) throw new Error('dead');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const lethal: PaymentProvider = {
    ...provider,
    async confirm(attempt, proof, signal) {
      if (when === 'after') await provider.confirm(attempt, proof, signal);
      isDead = true;
      throw new Error('dead');
    },
  };
  return { db: db.withPlugin(dies), methods: paymentMethods([lethal]) };
}
