import type { AboutGate } from '../gate.ts';

export const about: AboutGate = {
  mutants: [
    {
      file: 'shop/payments/outcome-rules.ts',
      from: `void: 'restore'`,
      to: `void: 'none'`,
      fails: 'the order is restored when all it needs is still there',
    },
    {
      file: 'shop/payments/settle.ts',
      from: `await insertRefund(db, paymentId, { cents: null, reason, by: 'system' });`,
      to: `void [insertRefund, reason];`,
      fails: 'the money goes back, all of it and once, when the goods are gone',
    },
    {
      file: 'shop/orders/paid-queries.ts',
      from: 'return (await takeStock(db, items)).short === null;',
      to: 'return (await takeStock(db, items)).isNews || true;',
      fails: 'of a few left as many orders are restored, and the others’ money goes back',
    },
    {
      file: 'shop/payments/report.ts',
      from: 'await lookAgain(db, lateMoney(differences));',
      to: '',
      fails: 'what no webhook tells is found at night, and ends the same way',
    },
  ],
};
