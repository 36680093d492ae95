import type { AboutGate } from '../gate.ts';

export const about: AboutGate = {
  mutants: [
    {
      // Each process counts for itself.
      file: 'shop/limits/queries.ts',
      from: "date_bin('1 minute', clock_timestamp(), 'epoch'),",
      to: "date_bin('1 minute', clock_timestamp(), 'epoch') + make_interval(secs => pg_backend_pid() * 1e-6),",
      fails: '%s, over both',
    },
    {
      // Nobody hears of a change while not listening.
      file: 'database/listen.ts',
      from: 'if (again) onReturn();',
      to: '',
      fails: 'also when nobody was listening at that moment',
    },
    {
      // Two may take one mail.
      file: 'shop/mail/queries.ts',
      from: ' for update skip locked)\n    update outbox_mail',
      to: ')\n    update outbox_mail',
      fails: 'what is to be done by itself is done once',
    },
    {
      // The process goes at once.
      file: 'server/start/shutdown.ts',
      from: 'context.stopping = true;',
      to: 'process.exit(0);',
      fails: 'one is restarted after the other while customers order: no request fails',
    },
  ],
};
