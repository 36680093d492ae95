import type { AboutGate } from '../gate.ts';

const once = '%s: one order, one charge, equal answers';
export const about: AboutGate = {
  isQuick: true,
  mutants: [
    {
      file: 'shop/orders/claim-queries.ts',
      from: `where \${attempt.keyExpires}::boolean and order_key.created_at < now() - interval '30 seconds'`,
      to: `where \${attempt.keyExpires}::boolean or true`,
      fails: once,
    },
    {
      file: 'shop/orders/place-order.ts',
      from: 'return bodyHash.equals(attempt.bodyHash) ? placed :',
      to: 'return bodyHash.length > 0 ? placed :',
      fails: 'with another body is an error, with the same one it is not (%s)',
    },
  ],
};
