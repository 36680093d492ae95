import { randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '#database/schema.ts';
import { takeInEvent } from '#shop/payments/payments.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { newShopper } from '#tests/support/shop-api.ts';

const { db, query } = await testDatabase();

/** The statement that takes in an event, which is not run. */
async function statement(event: {
  key: string;
  reference: string;
  chargeId: string;
}): Promise<CompiledQuery> {
  let asked: CompiledQuery | undefined;
  const listener = {
    getExecutor: () => db.getExecutor(),
    executeQuery: async (compiled: CompiledQuery) => {
      asked = compiled;
      return { rows: [] };
    },
  } as unknown as Database;
  const at = new Date();
  const rest = { eventId: 'an event', kind: 'charge.paid', signedAt: at, happenedAt: at, dispute: null };
  await takeInEvent(listener, 'test', { ...event, ...rest });
  return asked!;
}

interface Plan {
  'Index Name'?: string;
  Plans?: Plan[];
}
const partsOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(partsOf)];

it('the payment of a webhook is found by an index, among many of one provider', async () => {
  const { customerId } = await newShopper(db);
  // In parts: a statement may take two seconds.
  for (let part = 0; part < 4; part += 1) {
    await query`
      insert into payment (customer_id, method_id, provider, amount_cents, currency, reference, expires_at)
      select ${customerId}::int, 5, 'test', 100, 'USD', 'CH' || ${part}::int * 5000 + n, now() from generate_series(1, 5000) n`;
  }
  await query`analyze payment`;
  const { sql: text, parameters } = await statement({
    key: randomUUID(),
    reference: 'CH77',
    chargeId: 'CP77',
  });
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
  );
  const plan = partsOf(rows[0]!['QUERY PLAN'][0].Plan);
  const indexes = plan.map((part) => part['Index Name']);
  expect(indexes).toEqual(
    expect.arrayContaining([
      'payment_key_key',
      'payment_provider_reference_key',
      'payment_provider_charge_id_key',
    ]),
  );
});
