import type { AboutGate } from '../gate.ts';

const same =
  'it goes into an empty database, is the same there to the letter, and damaged or half ones do not';

export const about: AboutGate = {
  minutes: 5,
  mutants: [
    {
      // A table is forgotten.
      file: 'database/backup/tables.ts',
      from: "where c.relkind in ('r', 'p')",
      to: "where c.relname <> 'audit_entry' and c.relkind in ('r', 'p')",
      fails:
        'a backup made while customers order holds everything acknowledged before it, and nothing by half',
    },
    {
      // It bears its name before it is whole.
      file: 'database/backup/dump.ts',
      from: '.partial`;',
      to: '`;',
      fails:
        'a backup made while customers order holds everything acknowledged before it, and nothing by half',
    },
    {
      // Nobody looks whether it is as it was.
      file: 'database/backup/manifest.ts',
      from: 'if (found?.sha256 !== each.sha256)',
      to: 'if (!found)',
      fails: same,
    },
    {
      // Numbers begin anew.
      file: 'database/backup/load.ts',
      from: 'if (last !== null) await',
      to: 'if (false) await',
      fails: same,
    },
    {
      // The copy is a shop like any other.
      file: 'database/backup/load.ts',
      from: 'await silence(client, manifest.takenAt);',
      to: '',
      fails: 'the copy sends no mail, runs no job and takes no payment, and says so; awake it does',
    },
  ],
};
