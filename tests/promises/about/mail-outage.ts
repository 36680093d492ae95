import type { AboutGate } from '../gate.ts';

const fails = 'while the mail server $what, orders go on, and every mail is sent once when it is back';

export const about: AboutGate = {
  mutants: [
    {
      // A mail that failed is done with.
      file: 'shop/mail/retries.ts',
      from: 'const wait = waits[tries - 1] ?? null;',
      to: 'const wait = null as number | null;',
      fails,
      isFirst: true,
    },
    {
      // Nobody else's any more, but not noted as sent.
      file: 'shop/mail/queries.ts',
      from: 'update outbox_mail set sent_at = now(), last_error = null,',
      to: 'update outbox_mail set last_error = null, next_try_at = now(),',
      fails,
    },
  ],
};
