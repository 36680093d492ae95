import type { AboutGate } from '../gate.ts';

const fails = '50 bombs at a time, again and again: all are refused, others are served as before';

export const about: AboutGate = {
  mutants: [
    {
      // Nobody looks how deep a body is.
      file: 'server/http/json-body.ts',
      from: 'if (jsonDepth(text, maxDepth) > maxDepth) {',
      to: 'if (text === maxDepth.toString()) {',
      fails,
    },
    {
      // Nor how large.
      file: 'server/http/json-body.ts',
      from: 'export const maxBodyBytes = 128 * 1024;',
      to: 'export const maxBodyBytes = 128 * 1024 * 1024;',
      fails,
    },
  ],
};
