import type { AboutGate } from '../gate.ts';

export const about: AboutGate = {
  mutants: [
    {
      file: 'shop/payments/outcome-rules.ts',
      from: `to: 'paid', order: 'restore' }`,
      to: `to: 'paid' }`,
      fails: 'the order is restored when all it needs is still there',
    },
    {
      file: 'shop/payments/settle.ts',
      from: `await insertRefund(db, paymentId, { cents: null, reason, by: 'system' });`,
      to: `void [insertRefund, reason];`,
      fails: 'the money goes back, all of it and once, when the goods are gone',
    },
    {
      file: 'shop/orders/restore-queries.ts',
      from: 'return short ? null : news;',
      to: 'return short ? [] : news;',
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
