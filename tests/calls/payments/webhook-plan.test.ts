import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { recordWebhookEvent } from '#shop/payments/payments.ts';
import { firstStatement, planOf } from '#tests/support/plans.ts';
import { testDatabase } from '#tests/support/postgres.ts';
import { newShopper } from '#tests/support/shop-api.ts';

const { db, query, analyze } = await testDatabase();

it('the payment of a webhook is found by an index, among many of one provider', async () => {
  const { customerId } = await newShopper(db);
  // Inserts in parts, because a statement may take at most two seconds.
  for (let part = 0; part < 4; part += 1) {
    await query`
      insert into payment (customer_id, method_id, provider, amount_cents, currency, reference, expires_at)
      select ${customerId}::int, 5, 'test', 100, 'USD', 'CH' || ${part}::int * 5000 + n, now() from generate_series(1, 5000) n`;
  }
  await analyze();
  const at = new Date();
  const event = { key: randomUUID(), reference: 'CH77', chargeId: 'CP77', eventId: 'an event' };
  const rest = { kind: 'charge.paid', signedAt: at, happenedAt: at, dispute: null } as const;
  const statement = await firstStatement(db, (listener) =>
    recordWebhookEvent(listener, 'test', { ...event, ...rest }),
  );
  const indexes = (await planOf(db, statement)).map((step) => step['Index Name']);
  expect(indexes).toEqual(
    expect.arrayContaining([
      'payment_key_key',
      'payment_provider_reference_key',
      'payment_provider_charge_id_key',
    ]),
  );
});
