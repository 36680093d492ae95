import type { AboutGate } from '../gate.ts';

const file = 'shop/accounts/session-queries.ts';
const ended = 'by %s, at the next request';
const aged = '%s %s ago: %i, to the minute';

export const about: AboutGate = {
  isQuick: true,
  mutants: [
    { file, from: 'sql`s.ended_at is null', to: 'sql`true', fails: ended },
    { file, from: 'make_interval(days => ${idleDays}::int)', to: "interval '15 days'", fails: aged },
    { file, from: 'make_interval(days => ${absoluteDays}::int)', to: "interval '300 days'", fails: aged },
    {
      file,
      from: `from session s join customer c on c.id = s.customer_id and c.active
    where s.token_hash`,
      to: `from session s join customer c on c.id = s.customer_id
    where s.token_hash`,
      fails: ended,
    },
    {
      file: 'shop/accounts/password-reset.ts',
      from: '    await endAllSessions(trx, customerId);\n',
      to: '    void endAllSessions;\n',
      fails: ended,
    },
    {
      file: 'server/http/caller.ts',
      from: 'if (session.bindingHash && !session.bindingHash.equals(bindingHash(app, request))) return guest;',
      to: '',
      fails: 'works beside its cookie alone, and the cookie alone opens nothing',
    },
    {
      file: 'shop/accounts/session-token.ts',
      from: "createHash('sha256').update(text).digest()",
      to: "(createHash('sha256'), Buffer.from(text))",
      fails: 'is one of 2^256, and only its hash is anywhere',
    },
  ],
};
