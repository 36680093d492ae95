import type { AboutGate } from '../gate.ts';

export const about: AboutGate = {
  mutants: [
    {
      // They may take as long as they like.
      file: 'server/http/open-server.ts',
      from: 'requestTimeout: patience,',
      to: 'requestTimeout: 0,',
      fails: '500 slow $what: others are served as before, and they are cut off',
    },
  ],
};
