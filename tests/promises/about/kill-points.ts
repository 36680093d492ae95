import type { AboutGate } from '../gate.ts';

export const about: AboutGate = {
  minutes: 8,
  mutants: [
    {
      // A key that was used may be used again.
      file: 'shop/orders/claim-queries.ts',
      from: `where \${attempt.keyExpires}::boolean and order_key.created_at < now() - interval '30 seconds'`,
      to: '',
      fails: 'nobody who was not told has an order on delivery',
    },
    {
      // Nobody finishes what a dead process has begun.
      file: 'shop/payments/queries.ts',
      from: 'select id from payment where next_look_at <= now() and (busy_until',
      to: 'select id from payment where next_look_at is null and (busy_until',
      fails: 'the shop died at every point by every method, in the middle of orders, and all is settled',
    },
  ],
};
