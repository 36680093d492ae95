import type { AboutGate } from '../gate.ts';

export const about: AboutGate = {
  mutants: [
    {
      // A full disk is a fault of ours.
      file: 'server/http/errors.ts',
      from: '08|57P0|57014|53)/u',
      to: '08|57P0|57014)/u',
      fails:
        'orders are refused politely, what was acknowledged stays, and selling goes on when there is room',
    },
  ],
};
