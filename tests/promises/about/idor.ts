import type { AboutGate } from '../gate.ts';

const nothing = 'gets nothing of B by any call, whatever is aimed at, and changes nothing of B';

export const about: AboutGate = {
  minutes: 6,
  mutants: [
    {
      file: 'server/http/caller.ts',
      from: 'if (claims.some((claim) => claim !== String(session.customerId))) return',
      to: 'if (claims.length < 0) return',
      fails: nothing,
    },
    {
      file: 'shop/accounts/session-queries.ts',
      from: 'sql`${own} and id = ${which.sessionId}::int`',
      to: 'sql`id = ${which.sessionId}::int`',
      fails: nothing,
    },
    {
      file: 'shop/orders/download-queries.ts',
      from: 'o.customer_id = ${customerId}::int and i.digital',
      to: '${customerId}::int > 0 and i.digital',
      fails: 'gets no file of B by any address',
    },
    {
      file: 'shop/orders/queries.ts',
      from: 'where o.id = ${orderId} and o.customer_id = ${customerId} and',
      to: 'where o.id = ${orderId} and ${customerId}::int > 0 and',
      fails: nothing,
    },
    {
      file: 'shop/payments/queries.ts',
      from: 'p.key = ${key}::uuid and p.customer_id = ${customerId}`',
      to: 'p.key = ${key}::uuid and ${customerId}::int > 0`',
      fails: nothing,
    },
    {
      file: 'server/calls/caller.ts',
      from: "if (who === 'anyone') return null;",
      to: "if (who !== 'customer') return null;",
      fails: 'without one is for nobody who has not logged in',
    },
  ],
};
