import type { AboutGate } from '../gate.ts';

export const about: AboutGate = {
  isQuick: true,
  mutants: [
    {
      file: 'shop/orders/order-queries.ts',
      from: 'and (max_uses is null or used < max_uses) returning id',
      to: 'returning id',
      fails: 'a coupon with 3 uses is used 3 times by many at two processes, cash and card (round %i)',
    },
    {
      file: 'shop/orders/claim-queries.ts',
      from: 'and active for no key update)',
      to: 'and active)',
      fails: 'a coupon once per customer is used once by each who sends 10 orders at once (round %i)',
    },
    {
      file: 'shop/orders/status-queries.ts',
      from: 'where id in (select discount_id from gone) and used > 0',
      to: 'where id in (select discount_id from gone) and used > 1000',
      fails: 'what declined and lost payments had taken is given back once, and can be used again (round %i)',
    },
  ],
};
