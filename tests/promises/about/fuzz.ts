import type { AboutGate } from '../gate.ts';

const answered = 'get an answer below 500 within five seconds, and learn nothing of the inside';

export const about: AboutGate = {
  minutes: 10,
  mutants: [
    {
      file: 'contract/wire-types.ts',
      from: "pipe(z.string().max(max).refine(noNul, 'holds a NUL'))",
      to: 'pipe(z.string().max(max))',
      fails: answered,
    },
    {
      file: 'contract/wire-types.ts',
      from: 'const maxId = 2_147_483_647;',
      to: 'const maxId = 1e15;',
      fails: answered,
    },
    {
      file: 'server/http/errors.ts',
      from: 'if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)',
      to: 'if (error.statusCode === 0)',
      fails: answered,
    },
  ],
};
