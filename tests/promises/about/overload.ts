import type { AboutGate } from '../gate.ts';

const overload =
  'three times as much as can be: some are served soon, the others are told to come back, checkout goes on';

export const about: AboutGate = {
  mutants: [
    {
      // Everybody waits for everything.
      file: 'server/http/admission.ts',
      from: 'browse: workQueue({ atOnce: 16, mayWait: 60, patience: 250 }),',
      to: 'browse: workQueue({ atOnce: 100_000, mayWait: 100_000 }),',
      fails: overload,
    },
    {
      // Browsing and checkout share their connections, and one line.
      file: 'server/http/admission.ts',
      from: '      const line = lines[operation.line];',
      to: "      const line = lines[operation.line === 'checkout' ? 'browse' : operation.line];",
      fails: overload,
    },
  ],
};
