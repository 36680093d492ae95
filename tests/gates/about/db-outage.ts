import type { AboutGate } from '../gate.ts';

const fails = 'kept pages are shown, the rest says soon when to come back, and nothing acknowledged is lost';

export const about: AboutGate = {
  mutants: [
    {
      // Nobody gives up waiting for a statement on a silent server.
      file: 'database/pool.ts',
      from: 'query_timeout: statementTimeout + 500',
      to: '',
      fails,
    },
    {
      // Nor for a connection.
      file: 'database/pool.ts',
      from: 'connectionTimeoutMillis: connectionWait,',
      to: 'connectionTimeoutMillis: 0,',
      fails,
    },
    {
      // A database that is away is a fault of ours.
      file: 'server/http/errors.ts',
      from: 'return isDatabaseAway(error) || error.statusCode === 503 ? 503 : 500;',
      to: 'return error.statusCode === 503 ? 503 : 500;',
      fails,
    },
  ],
};
