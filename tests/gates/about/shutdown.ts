import type { AboutGate } from '../gate.ts';

export const about: AboutGate = {
  mutants: [
    {
      // The process goes at once.
      file: 'server/shutdown.ts',
      from: 'context.stopping = true;',
      to: 'process.exit(0);',
      fails: 'asked to end while customers order: those let in are answered (round %i)',
    },
  ],
};
