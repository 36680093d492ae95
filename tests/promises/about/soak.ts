import type { AboutGate } from '../gate.ts';

const balance = 'books and provider say the same, and no stock is lost';
export const about: AboutGate = {
  minutes: 15,
  mutants: [
    {
      // Every payment's answer is remembered for good.
      file: 'server/calls/dispatch.ts',
      from: 'export async function dispatch',
      to: `const kept: unknown[] = [];
setInterval(() => kept.push(Buffer.alloc(20_000_000, 1)), 1000).unref();
export async function dispatch`,
      fails: 'memory and handles stay flat',
    },
    {
      file: 'shop/payments/settle-queries.ts',
      from: `where id = \${paymentId} and \${to === 'paid'}::boolean)`,
      to: `where id = \${paymentId} and \${to === 'paid' && source === 'customer'}::boolean)`,
      fails: balance,
    },
  ],
};
