import { checkBackup as contract } from '#contract/operations/office/backups/check-backup.ts';
import { handle } from '../../../calls/operation.ts';
import { checkBackup } from '../../../health-checks/backup-check.ts';
import { refuse } from '../account/office-answers.ts';

const timeoutMs = 20_000;

export const handler = handle(contract, async ({ name }, { app }) => {
  const found = await checkBackup(app.config, name, timeoutMs);
  if (found === null) return refuse(404, 'notFound');
  return { state: found === 'reading' ? found : found ? ('whole' as const) : ('damaged' as const) };
});
