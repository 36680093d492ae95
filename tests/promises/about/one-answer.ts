import type { AboutGate } from '../gate.ts';

const inTime =
  'within two minutes of everybody’s return every checkout has its one answer, and nothing is open';
export const about: AboutGate = {
  minutes: 40,
  mutants: [
    {
      // That we have sent a token is taken for proof that it was used.
      file: 'shop/payments/ask-provider.ts',
      from: 'if (!isUnused(seen)) return seen;',
      to: 'if (seen) return seen;',
      fails: inTime,
    },
    {
      // Another key each time the provider is asked.
      file: 'shop/payments/ask-provider.ts',
      from: 'provider.create(payment, signal)',
      to: 'provider.create({ ...payment, key: crypto.randomUUID() }, signal)',
      fails: 'what waits for its shopper ends with its half hour, and nothing is held',
    },
    {
      // Orders that were given up count among those that may be open.
      file: 'shop/orders/cart-queries.ts',
      from: ' and payment.expires_at > now()',
      to: '',
      fails: 'who gives up while the provider is silent may begin anew at once',
    },
    {
      // What nobody comes back for is held until its half hour is over.
      file: 'shop/payments/reconcile.ts',
      from: `seen.state === 'needs_action' ? isOver || isLeft :`,
      to: `seen.state === 'needs_action' ? isOver :`,
      fails: inTime,
    },
    {
      file: 'shop/payments/look-schedule.ts',
      from: 'const waits = [5, 30] as const;',
      to: 'const waits = [5, 300] as const;',
      fails: inTime,
    },
    {
      // Another key is another order, whatever is open.
      file: 'shop/orders/place-order.ts',
      from: 'const earlier = await request.findOpen?.(db, attempt);',
      to: 'const earlier = undefined;',
      fails: 'one order at most, with its money, or neither; as the shopper was told',
    },
  ],
};
