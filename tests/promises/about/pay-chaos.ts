import type { AboutGate } from '../gate.ts';

const balance = 'every charge has its order, every paid order its charge, and the books agree to the cent';
export const about: AboutGate = {
  minutes: 10,
  mutants: [
    {
      // A lost answer is taken for a decline.
      file: 'shop/payments/asking.ts',
      from: `return { state: 'unknown', reason: reasonOf(error) };`,
      to: `return { state: 'declined', reason: reasonOf(error) } as never;`,
      fails: balance,
    },
    {
      file: 'shop/payments/settle-queries.ts',
      from: `where id = \${paymentId} and \${to === 'paid'}::boolean)`,
      to: `where id = \${paymentId} and \${to === 'paid' && source === 'customer'}::boolean)`,
      fails: balance,
    },
    {
      file: 'shop/orders/change-status.ts',
      from: 'isStockBack ? await giveBackStock',
      to: 'isStockBack && orderId < 0 ? await giveBackStock',
      fails: 'no stock is lost, and every order is whole',
    },
  ],
};
