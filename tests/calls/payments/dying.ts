import type { KyselyPlugin } from 'kysely';
import type { Database } from '#database/schema.ts';
import { type PaymentProvider, paymentMethods } from '#shop/payments/payments.ts';

/**
 * Starts a process that dies when it requests a payment from its provider: before the request arrives, or
 * after it took effect. It writes nothing afterwards; the caller gets `dead`. One that 'failed' only loses its
 * connection to the database once.
 */
export function dyingShop(
  db: Database,
  provider: PaymentProvider,
  [how, when]: readonly ['died' | 'failed', 'before' | 'after'],
) {
  let isDead = false;
  const dies: KyselyPlugin = {
    transformQuery({ node }) {
      if (!isDead) return node;
      isDead = how === 'died';
      throw new Error('dead');
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
