import { activateCopy, waitingMails } from '#database/backup/inactive-copy.ts';
import { withOwnerRole } from '../context/with-owner-role.ts';
import { OperatorError } from '../process/operator-error.ts';
import { command } from '../cli/command.ts';

// `npm run db:wake [-- send|drop]`: activates a restored copy.

await command(async ({ config, log, print }) => {
  const [, , mails] = process.argv;
  if (mails !== undefined && mails !== 'send' && mails !== 'drop')
    throw new OperatorError('use npm run db:wake -- send, or npm run db:wake -- drop');
  await withOwnerRole(config, log, async (client) => {
    const waiting = await waitingMails(client);
    if (waiting > 0 && mails === undefined) {
      throw new OperatorError(
        `${waiting} emails were queued when the backup was taken, and the original shop may have sent them since. Choose: npm run db:wake -- drop, or npm run db:wake -- send.`,
      );
    }
    const wasInactive = await activateCopy(client, mails ?? 'send');
    print(wasInactive ? 'Activated. Restart all its processes.' : 'This copy was already active.');
  });
});
