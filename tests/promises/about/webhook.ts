import type { AboutGate } from '../gate.ts';

const refused = 'one that is %s is refused, and nothing happens';
export const about: AboutGate = {
  minutes: 6,
  mutants: [
    {
      file: 'server/outside/payments/test/test-provider.ts',
      from: 'if (!timingSafeEqual(Buffer.from(wanted), Buffer.from(given))) return null;',
      to: 'timingSafeEqual(Buffer.from(wanted), Buffer.from(given));',
      fails: refused,
    },
    {
      file: 'shop/payments/event-queries.ts',
      from: `<= \${windowMinutes}::int * 60 as yes`,
      to: `<= \${windowMinutes}::int * 6000 as yes`,
      fails: refused,
    },
    {
      // A late "opened" opens what is over.
      file: 'shop/payments/event-queries.ts',
      from: `p.dispute_changed_at > \${event.happenedAt.toISOString()}::timestamptz then p.disputed_at`,
      to: 'false then p.disputed_at',
      fails: 'the row is the same in the end',
    },
  ],
};
