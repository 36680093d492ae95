import type { Database } from '#database/schema.ts';
import { analyzeChanged } from '#database/owner-work.ts';
import { withOwnerRole } from '../context/with-owner-role.ts';
import { openForHealthCheck } from '../health-checks/open-for-health-check.ts';
import { OperatorError } from '../process/operator-error.ts';
import { readWithConnections } from '../connections/with-connections.ts';
import { readSecret } from '../settings/secret.ts';
import { command, type CommandContext } from './command.ts';

/**
 * Runs a command on the database while the shop runs. `read` parses its arguments before anything is opened.
 * `command` reports its OperatorError, or that the shop isn't running. After one that `changesMuch`, statistics are updated.
 */
export const onRunningShop = <Request>(
  read: (args: readonly string[]) => Request,
  work: (
    db: Database,
    request: Request,
    print: CommandContext['print'],
    config: CommandContext['config'],
  ) => Promise<number>,
  { statementTimeout, changesMuch = false }: { statementTimeout?: number; changesMuch?: boolean } = {},
): Promise<void> =>
  command(async ({ config, log, print }) => {
    const request = read(process.argv.slice(2));
    const opened = await openForHealthCheck(config, log, statementTimeout);
    if (opened.state === 'off') throw new OperatorError('the shop must be running: no database found.');
    if (opened.state === 'refused') throw new OperatorError(opened.why);
    try {
      const { config: connected } = await readWithConnections(config, opened.db, readSecret(config));
      const code = await work(opened.db, request, print, connected);
      if (changesMuch) await withOwnerRole(config, log, analyzeChanged);
      return code;
    } finally {
      await opened.close();
    }
  });
