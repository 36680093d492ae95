import { endSilence, waitingMails } from '#database/backup/silence.ts';
import { asOwner } from '../context/as-owner.ts';
import { OperatorError } from '../process/operator-error.ts';
import { command } from '../terminal/command.ts';

// `npm run db:wake [-- send|drop]`: a restored copy becomes the shop.

await command(async ({ config, log, print }) => {
  const [, , mails] = process.argv;
  if (mails !== undefined && mails !== 'send' && mails !== 'drop')
    throw new OperatorError('npm run db:wake -- send, or drop');
  await asOwner(config, log, async (client) => {
    const waiting = await waitingMails(client);
    if (waiting > 0 && mails === undefined) {
      throw new OperatorError(
        `${waiting} mails waited when the backup was made, and the original may have sent them since: npm run db:wake -- drop, or send.`,
      );
    }
    const wasSilent = await endSilence(client, mails ?? 'send');
    print(wasSilent ? 'Activated. Restart all its processes.' : 'This copy was already active.');
  });
});
