import type { AboutGate } from '../gate.ts';

export const about: AboutGate = {
  isQuick: true,
  minutes: 12,
  mutants: [
    {
      // Commits are acknowledged before they are on the disk.
      file: 'database/checks.ts',
      from: 'const off = rows.filter(',
      to: `await client.query('set synchronous_commit = off');\n  const off = rows.slice(0, 0).filter(`,
      fails: 'every acknowledged order is stored once, as it was answered',
    },
    {
      // Nobody finishes what a dead process has begun.
      file: 'shop/payments/queries.ts',
      from: 'select id from payment where next_look_at <= now() and (busy_until',
      to: 'select id from payment where next_look_at is null and (busy_until',
      fails: 'what was under way at the kills is settled',
    },
  ],
};
