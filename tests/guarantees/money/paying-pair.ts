import { sql } from 'kysely';
import { testPayments } from '../../support/test-payments.ts';
import { shopPair } from '../shop-pair.ts';
import { hookRelay } from './hook-relay.ts';

export type PayingPair = Awaited<ReturnType<typeof payingPair>>;

/** Starts two processes of the shop with one test provider, which sends its webhooks to them in turn. */
export async function payingPair(env: Record<string, string> = {}) {
  const relay = await hookRelay();
  const payments = await testPayments(relay.url);
  const pair = await shopPair({ PAYMENT_TEST_URL: payments.address, ...env });
  relay.to(() => pair.shops.map(({ url }) => url));
  return {
    ...pair,
    payments,
    /** Acts as the shopper in the browser: approves, passes or fails the challenge. */
    async act(paymentKey: string, proof: string): Promise<void> {
      const { rows } = await sql<{ reference: string }>`
        select reference from payment where key = ${paymentKey}::uuid`.execute(pair.db);
      await payments.act(await payments.charge(rows[0]!.reference), proof);
    },
  };
}
