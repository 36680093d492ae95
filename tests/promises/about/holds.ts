import type { AboutGate } from '../gate.ts';

const most = 'a customer holds at most 3 open payments, however many begin at once';
export const about: AboutGate = {
  mutants: [
    {
      file: 'shop/orders/claim-queries.ts',
      from: 'and active for no key update)',
      to: 'and active)',
      fails: most,
    },
    {
      file: 'shop/orders/hold-rules.ts',
      from: 'customer.cashOrdersToday >= limits.dailyCap',
      to: 'customer.cashOrdersToday > limits.dailyCap',
      fails: 'orders on delivery are capped by the day, exactly, at two processes',
    },
    {
      // What is over is never released.
      file: 'shop/payments/reconcile.ts',
      from: 'const isOver = payment.secondsLeft <= 0 ||',
      to: 'const isOver = payment.secondsLeft <= -9000 ||',
      fails: most,
      isFirst: true,
    },
  ],
};
