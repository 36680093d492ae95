import type { AboutGate } from '../gate.ts';

export const about: AboutGate = {
  mutants: [
    {
      // The process goes at once.
      file: 'server/start/shutdown.ts',
      from: 'context.stopping = true;',
      to: 'process.exit(0);',
      fails: 'the orders it is at when it is asked to end are placed',
      isFirst: true,
    },
  ],
};
