import type { AboutGate } from '../gate.ts';

const overload =
  'three times as much as can be: some are served soon, the others are told to come back, checkout goes on';

export const about: AboutGate = {
  mutants: [
    {
      // Everybody waits for everything.
      file: 'shop/capacity/capacity.ts',
      from: 'size: { atOnce: 16, mayWait: 60, patience: 250 },',
      to: 'size: { atOnce: 100_000, mayWait: 100_000, patience: 100_000 },',
      fails: overload,
    },
    {
      // Browsing and checkout share their connections, and one queue.
      file: 'server/http/call-queues.ts',
      from: 'const { queue, app: own } = all[operation.queue];',
      to: "const { queue, app: own } = all[operation.queue === 'checkout' ? 'browse' : operation.queue];",
      fails: overload,
    },
  ],
};
