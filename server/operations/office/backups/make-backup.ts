import { createBackup } from '#contract/operations/office/backups/make-backup.ts';
import { staffActor } from '#shop/audit/audit.ts';
import { consumeRateLimit, rateLimitKey, rateWindows } from '#shop/limits/limits.ts';
import { startBackup } from '../../../backup/backup-run.ts';
import { handle } from '../../../calls/operation.ts';
import { refuse } from '../account/office-answers.ts';

const maxPerHour = 12;

export const handler = handle(createBackup, async (_, { app, caller }) => {
  if (!(await consumeRateLimit(app.db, rateLimitKey('backups', 'office'), maxPerHour, rateWindows.hour)))
    return refuse(429, 'enoughBackups');
  const outcome = await startBackup(app, staffActor(caller.staffId));
  if (outcome === 'under-way') return refuse(409, 'backupInProgress');
  return outcome === 'no-room' ? refuse(409, 'noRoomForBackup') : {};
});
